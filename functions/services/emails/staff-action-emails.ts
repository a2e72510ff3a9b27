import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { type EmailContent, emailContent } from './email-content.ts';

/** `reason` is what staff wrote, in its words. */
export const suspendedMail = (reason: string, language: Language): EmailContent =>
  emailContent('accountSuspended', language, { reason: { trusted: reason } }, { path: paths.login.path() });

export const reinstatedMail = (reason: string, language: Language): EmailContent =>
  emailContent('accountReinstated', language, { reason: { trusted: reason } }, { path: paths.login.path() });

/** To a member of staff: who did it, and why. */
export const secondFactorResetMail = (staff: string, reason: string, language: Language): EmailContent =>
  emailContent('secondFactorReset', language, { staff, reason: { trusted: reason } }, { path: paths.login.path() });

/** To a company whose report of an unlock staff declined. */
export const reportDeclinedMail = (intentId: string, reason: string, language: Language): EmailContent =>
  emailContent(
    'paymentReportDeclined',
    language,
    { reason: { trusted: reason } },
    { path: paths.toolbox.receipt.path(intentId) },
  );
