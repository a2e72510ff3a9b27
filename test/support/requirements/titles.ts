/** Ids in brackets: one, several with commas, or a range within an area. */
const LIST = /\[([A-Z]{3}-\d{2}(?:(?:, | to )[A-Z]{3}-\d{2})*)\]/g;
const RANGE = /^([A-Z]{3})-(\d{2}) to \1-(\d{2})$/;

const expand = (part: string): string[] => {
  const [, area, first, last] = RANGE.exec(part) ?? [];
  if (!area) return [part];
  const length = Number(last) - Number(first) + 1;
  return Array.from({ length }, (_, index) => `${area}-${String(Number(first) + index).padStart(2, '0')}`);
};

/** The ids in the full title of a test, those of its groups included, each once. */
export const idsInTitle = (title: string): string[] => [
  ...new Set([...title.matchAll(LIST)].flatMap(([, ids = '']) => ids.split(', ').flatMap(expand))),
];
