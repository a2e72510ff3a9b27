/** Five digits, optionally followed by a dash or a space and four more [PRO-29]. */
export const ZIP_PATTERN = /^\d{5}(?:[- ]\d{4})?$/;

export const isValidZip = (text: string): boolean => ZIP_PATTERN.test(text);

/** Returns the first five digits of a ZIP or ZIP+4; undefined for any other text. */
export const baseZip = (text: string): string | undefined => (isValidZip(text) ? text.slice(0, 5) : undefined);

/** The "states" of military and diplomatic mail: Europe, the Americas and the Pacific. */
export const militaryStates = ['AE', 'AA', 'AP'] as const;
export type MilitaryState = (typeof militaryStates)[number];

/**
 * Returns the region of a military ZIP Code (APO, FPO, DPO), whose mail goes to a unit or ship. Undefined for any other
 * ZIP.
 */
export const militaryStateOf = (text: string): MilitaryState | undefined => {
  const area = Number(baseZip(text.trim())?.slice(0, 3));
  if (area >= 90 && area <= 98) return 'AE';
  if (area === 340) return 'AA';
  return area >= 962 && area <= 966 ? 'AP' : undefined;
};

export const isMilitaryZip = (text: string): boolean => militaryStateOf(text) !== undefined;

/** The message for a military ZIP Code in a form that needs a position on the map. */
export const MILITARY_ZIP_REFUSED = 'Military post has no place on our map. Please enter the ZIP Code of a town.';
