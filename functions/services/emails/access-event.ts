import type { Feedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import type { Language } from '@plumbline/shared/options/languages';
import type { AccessEntryItem } from '../../table/access/access-entry.ts';
import type { EmailContent } from './email-content.ts';

/** One side of an entry as the other one may see it: contact details only where they are open. */
export type Party = {
  id: string;
  isSeeker: boolean;
  name: string;
  contact: { phone?: string; email: string } | undefined;
};

/** A move of an access entry, as the mails about it tell it. */
export type AccessEvent = {
  entry: AccessEntryItem;
  /** Name of the job or project. */
  subject: string;
  /** Why it was declined, as far as the other side may read it, and whether there is more. */
  feedback: Feedback & { withheld: boolean };
  /** The list's owner as the other side may see it, and the other way round. */
  owner: Party;
  other: Party;
};

/** The message about the event for one reader. */
export type EmailTemplate = (event: AccessEvent, language: Language) => EmailContent;
