/**
 * Crockford's base32: digits and letters without I, L and O, which look like digits, and without U, which could form
 * words.
 */
export const ENROLLMENT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 12 characters of 5 bits each have 60 bits. */
export const ENROLLMENT_LENGTH = 12;

/** The number of hours for which a code is valid. */
export const ENROLLMENT_HOURS = 72;

/** Returns a code in the displayed form `XXXX-XXXX-XXXX`. */
export const formatEnrollmentCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/**
 * Returns a code in the form to compare. Removes spaces and dashes, and replaces lower-case letters and look-alikes.
 */
export const normalizeEnrollmentCode = (entered: string): string =>
  entered
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
