import type { StreamEntity } from '@plumbline/shared/table-names';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import {
  type Batch,
  consumeStream,
  type ItemChange,
  type ItemHistory,
  type StreamContext,
  type StreamEvent,
} from '../../table/core/stream.ts';
import { onAccessEntryChanged } from './on-access-entry-changed.ts';
import { onAuditEntryWritten } from './on-audit-entry-written.ts';
import { onInterviewChanged } from './on-interview-changed.ts';
import { onInvitationChanged } from './on-invitation-changed.ts';
import { onJobChanged } from './on-job-changed.ts';
import { onMatchChanged } from './on-match-changed.ts';
import { onPaymentChanged } from './on-payment-changed.ts';
import { onPaymentReportChanged } from './on-payment-report-changed.ts';
import { onSentJobChanged } from './on-sent-job-changed.ts';
import { onSupportRequestChanged } from './on-support-request-changed.ts';

const handlers: Readonly<Record<string, (changes: ItemChange[], batch: Batch) => Promise<void>>> = {
  AccessEntry: onAccessEntryChanged,
  AuditEntry: onAuditEntryWritten,
  Payment: onPaymentChanged,
  PaymentReport: onPaymentReportChanged,
  SentJobPost: onSentJobChanged,
  Match: onMatchChanged,
  Job: onJobChanged,
  SupportRequest: onSupportRequestChanged,
  ProjectInvitation: onInvitationChanged,
  Interview: onInterviewChanged,
} satisfies Record<StreamEntity<'notifier'>, unknown>;

const notify = async ({ entity, changes }: ItemHistory, batch: Batch): Promise<void> =>
  handlers[entity]?.(changes, batch);

/** Notifies the users that a change concerns, once for each change however often the stream delivers it. */
export const handler = (event: StreamEvent, context?: StreamContext): Promise<DynamoDBBatchResponse> =>
  consumeStream(event, notify, context);
