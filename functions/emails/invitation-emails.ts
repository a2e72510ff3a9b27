import type { Language } from '@plumbline/shared/options/languages';
import { type EmailContent, emailContent } from './email-content.ts';

/** The project, and the company that is on the other side of the invitation. */
export type InvitationFacts = { id: string; project: string; name: string };

/** To the company that is invited. */
export const invitationReceivedMail = ({ id, ...values }: InvitationFacts, language: Language): EmailContent =>
  emailContent('invitationReceived', language, values, { path: `/trade-partners/search-projects/${id}` });

/** To the owner of the project: the company has no time for it. */
export const invitationDeclinedMail = ({ id, ...values }: InvitationFacts, language: Language): EmailContent =>
  emailContent('invitationDeclined', language, values, { path: `/trade-partners/projects/${id}?tab=invited` });
