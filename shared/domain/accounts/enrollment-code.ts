/** Crockford's base32: digits and letters without I, L, O and U, which are read as others or make words. */
export const ENROLLMENT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twelve characters of five bits are 60 bits. */
export const ENROLLMENT_LENGTH = 12;

/** How long a colleague has to hand a code over. */
export const ENROLLMENT_HOURS = 72;

/** As it is shown: `XXXX-XXXX-XXXX`. */
export const formatEnrollmentCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** A code as it is compared. Read aloud or copied, it may have spaces, small letters and look-alikes. */
export const normalizeEnrollmentCode = (entered: string): string =>
  entered
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
