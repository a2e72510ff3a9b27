import type { Feedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import type { MatchReason } from '@plumbline/shared/domain/matching/match-score';
import type { Language } from '@plumbline/shared/options/languages';
import type { AccessEntryItem } from '../../table/access/access-entry.ts';
import type { EmailContent } from './email-content.ts';

/**
 * One side of an access entry, as the other side may see it. `contact` is undefined unless it is open to the other
 * side.
 */
export type Party = {
  id: string;
  isSeeker: boolean;
  name: string;
  contact: { phone?: string; email: string } | undefined;
};

/** A change of an access entry, with the facts that e-mails about it mention. */
export type AccessEvent = {
  entry: AccessEntryItem;
  /** Name of the job or project. */
  subject: string;
  /** The reasons and the text of a decline that the other side may read; `withheld` says that a text isn't shown. */
  feedback: Feedback & { withheld: boolean };
  /** Why the job and the seeker match, if they do. */
  reason?: MatchReason | undefined;
  /** Each side as the other side may see it. `owner` is the owner of the list that the entry is in. */
  owner: Party;
  other: Party;
};

/** Returns the e-mail about an event for one reader. */
export type EmailTemplate = (event: AccessEvent, language: Language) => EmailContent;
