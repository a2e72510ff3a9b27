import { TERMS_BEFORE_RECORDS, TERMS_VERSION } from '../../options/legal/terms.ts';

type Agreeing = { role?: 'user' | 'support' | undefined; agreedTerms?: string | undefined };

/**
 * Returns whether a user has to agree to the terms again. `agreedTerms` is absent for users who signed up before
 * agreements were stored. Staff never have to: they have their contract.
 */
export const isAgreementDue = ({ role, agreedTerms = TERMS_BEFORE_RECORDS }: Agreeing): boolean =>
  role !== 'support' && agreedTerms < TERMS_VERSION;
