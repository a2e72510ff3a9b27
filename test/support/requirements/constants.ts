/** The export that has the fixed values of a requirement's row. */
export type Constant = { from: string; names: readonly string[] };

const options = (file: string, ...names: string[]): Constant => ({ from: `shared/options/${file}.ts`, names });

/** The code of each row of kind `const`; the row counts once the product imports every name. */
export const constants: Readonly<Record<string, Constant>> = {
  'SHL-34': { from: 'shared/domain/dates/dates.ts', names: ['formatSlashDate', 'formatPaddedDate', 'formatDashDate'] },
  'SHL-35': options('limits', 'breakpoints', 'CHUNK_TIMEOUT_MS'),
  'PAY-28': options('products', 'products'),
  'SEE-10': options('limits', 'JOB_SEARCH_PAGE_SIZE', 'JOB_SEARCH_FIRST_PAGE'),
  'CON-01': options('jobs/position-types', 'positionTypes'),
  'CON-02': options('background/experience', 'experienceBands'),
  'CON-04': options('background/education', 'educationLevels'),
  'CON-05': options('background/credentials', 'cdlClasses'),
  'CON-06': options('background/credentials', 'veteranStatuses'),
  'CON-07': options('trades/trade-categories', 'tradeCategoryNames'),
  'CON-08': options('us-states', 'stateName'),
  'CON-09': options('companies/company', 'workRadii'),
  'CON-10': options('companies/company', 'industries'),
  'CON-11': options('companies/company', 'employeeCounts'),
  'CON-12': options('companies/company', 'paymentTerms'),
  'CON-13': options('companies/company', 'designations'),
  'CON-14': options('companies/company', 'projectVolumes'),
  'CON-15': options('companies/company', 'laborKinds'),
  'CON-16': options('jobs/benefits', 'jobBenefits'),
  'CON-17': options('background/experience', 'managementExperiences'),
  'CON-18': options('background/credentials', 'oshaCertifications'),
  'CON-19': options('answers', 'yesNo', 'yesNoNotApplicable'),
  'CON-20': options('background/experience', 'ratingLabel'),
  'CON-21': options('products', 'productSlugs'),
  'CON-22': options('products', 'products'),
  'CON-23': options('trades/trade-categories', 'tradeTier'),
  'CON-24': options('activity-types', 'activityTypes'),
  'CON-25': options('limits', 'SEARCH_RADIUS_MILES'),
  'CON-26': options('limits', 'PASSWORD_MIN_LENGTH'),
};

/** The list of ratings 1 to 10 is required although no form uses it, so no code can import it. */
export const listsAlone: readonly string[] = ['CON-03'];

const IMPORT = /import\s+(?:\*\s+as\s+(\w+)|(type\s+)?\{([^}]*)\})\s+from\s+'([^']+)'/g;

const namesFrom = (specifier: string, from: string): boolean =>
  specifier.replace(/\.ts$/, '').endsWith(from.replace(/^shared/, '').replace(/\.ts$/, ''));

/** Values that a source file imports from the constants' module; importing a type doesn't count. */
export const importedValues = (source: string, from: string): Set<string> => {
  const found = new Set<string>();
  for (const [, namespace, typeOnly, list = '', specifier = ''] of source.matchAll(IMPORT)) {
    if (typeOnly || !namesFrom(specifier, from)) continue;
    if (namespace)
      for (const [, name = ''] of source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))) found.add(name);
    for (const part of list.split(',').map((each) => each.trim())) {
      if (part && !part.startsWith('type ')) found.add(part.split(/\s+as\s+/)[0] ?? part);
    }
  }
  return found;
};

/** The names of a row's constant that no product file imports. */
export const unusedNames = (
  { from, names }: Constant,
  product: readonly { path: string; source: string }[],
): string[] => {
  const used = new Set(
    product.filter(({ path }) => path !== from).flatMap(({ source }) => [...importedValues(source, from)]),
  );
  return names.filter((name) => !used.has(name));
};
