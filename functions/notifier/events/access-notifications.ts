import type { OptionalKind } from '@plumbline/shared/options/notification-kinds';
import type { EmailTemplate } from '../../emails/access-event.ts';
import { applicationDeclinedMail } from '../../emails/access-emails.ts';
import { applicationReceivedMail } from '../../emails/access-emails.ts';
import { briefingDeclinedMail } from '../../emails/access-emails.ts';
import { briefingReceivedMail } from '../../emails/access-emails.ts';
import { connectedMail } from '../../emails/access-emails.ts';
import { connectionDeclinedMail } from '../../emails/access-emails.ts';
import { connectionRequestedMail } from '../../emails/access-emails.ts';
import type { AccessEntryItem } from '../../table/access/access-entry.ts';

/** What one side of an entry is told, and the setting that turns the e-mail about it off (TBX-04). */
export type AccessNotification = { kind: OptionalKind; letter: EmailTemplate };
type Sides = { owner?: AccessNotification; other?: AccessNotification };

const toOwner = connectedMail('other');
const toOther = connectedMail('owner');

/** Who is told what, by the entry's type and the state it came into. */
export const news: Record<AccessEntryItem['type'], Record<AccessEntryItem['state'], Sides>> = {
  'job-application': {
    requested: { owner: { kind: 'newApplicant', letter: applicationReceivedMail } },
    granted: {
      owner: { kind: 'connectionAccepted', letter: toOwner },
      other: { kind: 'applicationAnswered', letter: toOther },
    },
    rejected: { other: { kind: 'applicationAnswered', letter: applicationDeclinedMail } },
  },
  job: {
    requested: { owner: { kind: 'briefingReceived', letter: briefingReceivedMail } },
    granted: {
      owner: { kind: 'connectionAccepted', letter: toOwner },
      other: { kind: 'briefingAnswered', letter: toOther },
    },
    rejected: { other: { kind: 'briefingAnswered', letter: briefingDeclinedMail } },
  },
  project: {
    requested: { owner: { kind: 'projectConnection', letter: connectionRequestedMail } },
    granted: {
      owner: { kind: 'connectionAccepted', letter: toOwner },
      other: { kind: 'connectionAccepted', letter: toOther },
    },
    rejected: { other: { kind: 'projectConnection', letter: connectionDeclinedMail } },
  },
};
