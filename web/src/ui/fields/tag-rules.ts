import { type Option, optionGroup, optionLabel, optionValue } from './option.ts';

const same = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** The chosen values with a typed one added: blank text and duplicates change nothing [SHL-30]. */
export const addTag = (chosen: readonly string[], text: string, options: readonly Option[] = []): string[] => {
  const typed = text.trim();
  const option = options.find((one) => same(optionLabel(one), typed));
  const value = option ? optionValue(option) : typed;
  return value === '' || chosen.some((one) => same(one, value)) ? [...chosen] : [...chosen, value];
};

/** The options whose label holds the typed text; those that begin with it come first. */
export const searchOptions = (options: readonly Option[], text: string): Option[] => {
  const typed = text.trim().toLocaleLowerCase();
  const begins = (option: Option) => (optionLabel(option).toLocaleLowerCase().startsWith(typed) ? 0 : 1);
  return options
    .filter((option) => optionLabel(option).toLocaleLowerCase().includes(typed))
    .toSorted((a, b) => begins(a) - begins(b));
};

type Group = { group: string; items: Option[] };

/** The options under their headings, in the list's order; what a search found stands without headings. */
export const inGroups = (options: readonly Option[], whole: boolean): Group[] => {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = whole ? optionGroup(option) : '';
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
};
