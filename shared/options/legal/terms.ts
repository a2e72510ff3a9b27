/**
 * The version of the Terms of Service and the Privacy Policy, which is the day from which both texts apply. A change
 * that matters gets a new version here and an entry in `terms-changes.ts`, and users are asked again.
 */
export const TERMS_VERSION = '2026-11-28';

/** The version of users who signed up before agreements were stored. */
export const TERMS_BEFORE_RECORDS = '2026-11-01';
