import { TERMS_BEFORE_RECORDS, TERMS_VERSION } from '../../options/legal/terms.ts';

/**
 * Returns whether a user has to agree to the terms again. `agreed` is absent for users who signed up before agreements
 * were stored.
 */
export const isAgreementDue = (agreed: string | undefined): boolean => (agreed ?? TERMS_BEFORE_RECORDS) < TERMS_VERSION;
