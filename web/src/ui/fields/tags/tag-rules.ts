import type { TFunction } from 'i18next';
import { type Option, optionGroup, optionLabel, optionValue } from '../option.ts';

/** Lower case without accents, as people type. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

const same = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** The label of an option on the screen and in English: people type either. */
const labelsOf = (option: Option, t: TFunction): string[] => [
  ...new Set([t(optionLabel(option)), optionLabel(option)].map(plain)),
];

/** Adds a typed value to the chosen ones: blank text and duplicates change nothing [SHL-30]. */
export const addTag = (chosen: readonly string[], text: string, options: readonly Option[], t: TFunction): string[] => {
  const typed = text.trim();
  const option = options.find((one) => labelsOf(one, t).includes(plain(typed)));
  const value = option ? optionValue(option) : typed;
  return value === '' || chosen.some((one) => same(one, value)) ? [...chosen] : [...chosen, value];
};

/** The options whose label contains the typed text; an exact match comes first, then labels that start with it. */
export const searchOptions = (options: readonly Option[], text: string, t: TFunction): Option[] => {
  const typed = plain(text.trim());
  const rankOf = (label: string): number => {
    if (label === typed) return 0;
    if (label.startsWith(typed)) return 1;
    return label.includes(typed) ? 2 : 3;
  };
  const rank = (option: Option): number => Math.min(...labelsOf(option, t).map(rankOf));
  return options.filter((option) => rank(option) < 3).toSorted((a, b) => rank(a) - rank(b));
};

type Group = { group: string; items: Option[] };

/** The options under their headings, in the list's order; search results have no headings. */
export const inGroups = (options: readonly Option[], whole: boolean): Group[] => {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = whole ? optionGroup(option) : '';
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
};
