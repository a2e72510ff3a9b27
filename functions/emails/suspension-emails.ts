import type { Language } from '@plumbline/shared/options/languages';
import { type EmailContent, emailContent } from './email-content.ts';

/** `reason` is what staff wrote, in the words it was written in. */
export const suspendedMail = (reason: string, language: Language): EmailContent =>
  emailContent('accountSuspended', language, { reason }, { path: '/login' });

export const reinstatedMail = (reason: string, language: Language): EmailContent =>
  emailContent('accountReinstated', language, { reason }, { path: '/login' });
