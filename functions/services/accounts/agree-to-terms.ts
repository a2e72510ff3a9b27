import type { Language } from '@plumbline/shared/options/languages';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { putAgreement } from '../../table/accounts/agreement.ts';
import { setAgreedTerms } from '../../table/accounts/user.ts';
import { ConditionFailed, transact } from '../../table/core/transact.ts';

/**
 * Stores that a user agreed to the terms' current version. Agreeing again changes nothing. Throws `terms_changed` for
 * another version, which an older page has shown.
 */
export const agreeToTerms = async (user: string, version: string, language: Language): Promise<void> => {
  if (version !== TERMS_VERSION) throw new ApiError('terms_changed');
  try {
    await transact(putAgreement({ user, version, date: nowIso(), language }), setAgreedTerms(user, version));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.failed.includes(1)) throw new ApiError('user_not_found');
  }
};
