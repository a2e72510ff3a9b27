import type { Language } from '@plumbline/shared/options/languages';
import { paths, SUPPORT_HASH } from '@plumbline/shared/options/paths';
import { type EmailContent, emailContent } from './email-content.ts';

/** Returns the e-mail to a suspended user, who can't sign in. `reason` is the text that staff wrote. */
export const suspendedMail = (reason: string, language: Language): EmailContent =>
  emailContent(
    'accountSuspended',
    language,
    { reason: { trusted: reason } },
    { path: `${paths.landing.path()}${SUPPORT_HASH}` },
  );

export const reinstatedMail = (reason: string, language: Language): EmailContent =>
  emailContent('accountReinstated', language, { reason: { trusted: reason } }, { path: paths.login.path() });

/** Returns the e-mail to a staff member whose second factor was reset, with the colleague's name and the reason. */
export const secondFactorResetMail = (staff: string, reason: string, language: Language): EmailContent =>
  emailContent('secondFactorReset', language, { staff, reason: { trusted: reason } }, { path: paths.login.path() });

/** Returns the e-mail to a company whose report of an unlock was declined. */
export const reportDeclinedMail = (intentId: string, reason: string, language: Language): EmailContent =>
  emailContent(
    'paymentReportDeclined',
    language,
    { reason: { trusted: reason } },
    { path: paths.toolbox.receipt.path(intentId) },
  );
