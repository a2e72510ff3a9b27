import type { OptionalKind } from '@plumbline/shared/options/notification-kinds';
import type { AccessEntryItem } from '../table/access-entry.ts';
import { applicationDeclinedMail } from './application-declined-mail.ts';
import { applicationReceivedMail } from './application-received-mail.ts';
import { briefingDeclinedMail } from './briefing-declined-mail.ts';
import { briefingReceivedMail } from './briefing-received-mail.ts';
import { connectedMail } from './connected-mail.ts';
import { connectionDeclinedMail } from './connection-declined-mail.ts';
import { connectionRequestedMail } from './connection-requested-mail.ts';
import type { MailFor } from './event.ts';

/** What one side of an entry is told, and the setting that turns the e-mail about it off (TBX-04). */
export type News = { kind: OptionalKind; letter: MailFor };
type Sides = { owner?: News; other?: News };

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
