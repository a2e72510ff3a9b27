import { type Option, optionGroup, optionLabel, optionValue, optionWords } from '../option.ts';

const same = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** The chosen values with a typed one added: blank text and duplicates change nothing [SHL-30]. */
export const addTag = (chosen: readonly string[], text: string, options: readonly Option[] = []): string[] => {
  const typed = text.trim();
  const option = options.find((one) => same(optionLabel(one), typed));
  const value = option ? optionValue(option) : typed;
  return value === '' || chosen.some((one) => same(one, value)) ? [...chosen] : [...chosen, value];
};

/** Small letters without accents, as people type. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/**
 * The options whose label holds the typed text; those that begin with it come first, and those that only another word
 * of theirs finds come last.
 */
export const searchOptions = (options: readonly Option[], text: string): Option[] => {
  const typed = plain(text.trim());
  const rank = (option: Option): number => {
    const label = plain(optionLabel(option));
    if (label.startsWith(typed)) return 0;
    if (label.includes(typed)) return 1;
    return optionWords(option).some((word) => plain(word).startsWith(typed)) ? 2 : 3;
  };
  return options.filter((option) => rank(option) < 3).toSorted((a, b) => rank(a) - rank(b));
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
