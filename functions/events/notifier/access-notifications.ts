import type { OptionalKind } from '@plumbline/shared/options/notification-kinds';
import {
  applicationDeclinedMail,
  applicationReceivedMail,
  briefingDeclinedMail,
  briefingReceivedMail,
  connectedMail,
  connectionDeclinedMail,
  connectionRequestedMail,
} from '../../services/emails/access-emails.ts';
import type { EmailTemplate } from '../../services/emails/access-event.ts';
import type { AccessEntryItem } from '../../table/access/access-entry.ts';

/** The notification of one side of an entry, and the setting that turns off its e-mail [TBX-04]. */
export type AccessNotification = { kind: OptionalKind; email: EmailTemplate };
type Sides = { owner?: AccessNotification; other?: AccessNotification };

const toOwner = connectedMail('other');
const toOther = connectedMail('owner');

/** The notifications for each type and new state of an entry, by side. */
export const accessNotifications: Record<AccessEntryItem['type'], Partial<Record<AccessEntryItem['state'], Sides>>> = {
  'job-application': {
    requested: { owner: { kind: 'newApplicant', email: applicationReceivedMail } },
    granted: {
      owner: { kind: 'connectionAccepted', email: toOwner },
      other: { kind: 'applicationAnswered', email: toOther },
    },
    rejected: { other: { kind: 'applicationAnswered', email: applicationDeclinedMail } },
  },
  job: {
    requested: { owner: { kind: 'briefingReceived', email: briefingReceivedMail } },
    granted: {
      owner: { kind: 'connectionAccepted', email: toOwner },
      other: { kind: 'briefingAnswered', email: toOther },
    },
    rejected: { other: { kind: 'briefingAnswered', email: briefingDeclinedMail } },
  },
  project: {
    requested: { owner: { kind: 'projectConnection', email: connectionRequestedMail } },
    granted: {
      owner: { kind: 'connectionAccepted', email: toOwner },
      other: { kind: 'connectionAccepted', email: toOther },
    },
    rejected: { other: { kind: 'projectConnection', email: connectionDeclinedMail } },
  },
};
