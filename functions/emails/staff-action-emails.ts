import type { Language } from '@plumbline/shared/options/languages';
import { type EmailContent, emailContent } from './email-content.ts';

/** `reason` is what staff wrote, in the words it was written in. */
export const suspendedMail = (reason: string, language: Language): EmailContent =>
  emailContent('accountSuspended', language, { reason }, { path: '/login' });

export const reinstatedMail = (reason: string, language: Language): EmailContent =>
  emailContent('accountReinstated', language, { reason }, { path: '/login' });

/** To somebody on the staff: who did it, and why. */
export const secondFactorResetMail = (staff: string, reason: string, language: Language): EmailContent =>
  emailContent('secondFactorReset', language, { staff, reason }, { path: '/login' });

/** To a company whose report of an unlock staff declined. */
export const reportDeclinedMail = (intentId: string, reason: string, language: Language): EmailContent =>
  emailContent('paymentReportDeclined', language, { reason }, { path: `/toolbox/billing/receipts/${intentId}` });
