/** Five digits, optionally a dash or a space and four more [PRO-29]. */
export const ZIP_PATTERN = /^\d{5}(?:[- ]\d{4})?$/;

export const isValidZip = (text: string): boolean => ZIP_PATTERN.test(text);

/** The five digits that name a place, from a ZIP or ZIP+4; undefined for anything else. */
export const baseZip = (text: string): string | undefined => (isValidZip(text) ? text.slice(0, 5) : undefined);
