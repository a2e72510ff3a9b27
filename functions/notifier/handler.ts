import type { StreamEntity } from '@plumbline/shared/table-names';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { consumeStream, type ItemChange, type ItemHistory } from '../table/core/stream.ts';
import { onAccessEntryChanged } from './events/on-access-entry-changed.ts';
import { onAuditEntryWritten } from './events/on-audit-entry-written.ts';
import { onInvitationChanged } from './events/on-invitation-changed.ts';
import { onJobChanged } from './events/on-job-changed.ts';
import { onMatchChanged } from './events/on-match-changed.ts';
import { onPaymentChanged } from './events/on-payment-changed.ts';
import { onPaymentReportChanged } from './events/on-payment-report-changed.ts';
import { onSentJobChanged } from './events/on-sent-job-changed.ts';
import { onSupportRequestChanged } from './events/on-support-request-changed.ts';

const handlers: Readonly<Record<string, (changes: ItemChange[]) => Promise<void>>> = {
  AccessEntry: onAccessEntryChanged,
  AuditEntry: onAuditEntryWritten,
  Payment: onPaymentChanged,
  PaymentReport: onPaymentReportChanged,
  SentJobPost: onSentJobChanged,
  Match: onMatchChanged,
  Job: onJobChanged,
  SupportRequest: onSupportRequestChanged,
  ProjectInvitation: onInvitationChanged,
} satisfies Record<StreamEntity<'notifier'>, unknown>;

const notify = async ({ entity, changes }: ItemHistory): Promise<void> => handlers[entity]?.(changes);

/** Tells whom a change concerns, each once however often the change is delivered. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => consumeStream(event, notify);
