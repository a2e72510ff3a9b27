import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { type EmailContent, emailContent } from './email-content.ts';

/** To a suspended user. `reason` is the text that staff wrote. */
export const suspendedMail = (reason: string, language: Language): EmailContent =>
  emailContent('accountSuspended', language, { reason: { trusted: reason } }, { path: paths.login.path() });

export const reinstatedMail = (reason: string, language: Language): EmailContent =>
  emailContent('accountReinstated', language, { reason: { trusted: reason } }, { path: paths.login.path() });

/** To a staff member whose second factor was reset: the name of the colleague who did it, and the reason. */
export const secondFactorResetMail = (staff: string, reason: string, language: Language): EmailContent =>
  emailContent('secondFactorReset', language, { staff, reason: { trusted: reason } }, { path: paths.login.path() });

/** To a company: staff declined its report of an unlock. */
export const reportDeclinedMail = (intentId: string, reason: string, language: Language): EmailContent =>
  emailContent(
    'paymentReportDeclined',
    language,
    { reason: { trusted: reason } },
    { path: paths.toolbox.receipt.path(intentId) },
  );
