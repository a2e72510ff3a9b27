import '../cloud/handler-environment.ts';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { documentTask } from '@plumbline/shared/domain/support/staff-tasks';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { epochSeconds, now, nowIso } from '../../../functions/platform/clock.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { putListing } from '../../../functions/table/accounts/account-listing.ts';
import { newSupportRequest } from '../../../functions/table/accounts/support-request.ts';
import { putNewUser } from '../../../functions/table/accounts/user.ts';
import { chunksOf, mapConcurrent } from '../../../functions/table/core/batch.ts';
import { transact, type Write } from '../../../functions/table/core/transact.ts';
import { MAIL_SCOPE, recordMail } from '../../../functions/table/idempotency/sent-mail.ts';
import { putPayment } from '../../../functions/table/payments/payment.ts';
import { paymentListings, putPaymentListing } from '../../../functions/table/payments/payment-listing.ts';
import { newPaymentReport } from '../../../functions/table/payments/payment-report.ts';
import { putDocumentExpiry } from '../../../functions/table/profiles/document-expiry.ts';
import { putAuditEntry } from '../../../functions/table/staff/audit-entry.ts';
import { openReport } from '../../../functions/table/staff/report.ts';
import { openTask } from '../../../functions/table/staff/staff-task.ts';

const AT_ONCE = 90;
const DAY = '2026-01-02T03:04:05.000Z';

/** The entries in the staff's lists about one account that can't be opened. */
const aboutOne = (staff: string, id: string): Write[] => {
  const listing = { id, kind: 'provider', state: 'IN', status: 'active', createdAt: DAY } as const;
  const seeker = { ...listing, group: 'jobSeekers', kind: 'candidate' } as const;
  const user = {
    ...({ role: 'user', kind: 'provider', status: 'active', language: 'en' } as const),
    ...{ displayName: 'Planted Planted', createdAt: DAY },
  };
  const report = {
    kind: 'profile',
    subject: id,
    account: id,
    accountType: 'company',
    reason: 'spam',
    date: DAY,
  } as const;
  const entry = { staff, staffName: 'Staff', subject: 'f'.repeat(24), subjectType: 'company', date: DAY } as const;
  const payment = {
    ...{ intentId: `pi_paid_${id}`, company: 'f'.repeat(24), userId: id, seeker: id, subject: id },
    ...({ family: 'unlock', slug: 'unlock_applicant_resume_skill_2', state: 'refunded' } as const),
    ...{ productName: 'Unlock', amount: 4900, returnUrl: '/', createdAt: DAY, checkAt: DAY, paidAt: DAY },
  };
  const listings = paymentListings({ ...payment, cardLast4: '4242' });
  const task = { kind: 'document', id: documentTask(id, id), openedAt: DAY } as const;
  return [
    putDocumentExpiry({ profile: id, document: id, expires: '2020-05-31' }),
    putDocumentExpiry({ profile: id, document: newId(), expires: businessDay(now()) }),
    openTask({ ...task, closedAt: DAY }),
    putPayment(payment, undefined),
    ...listings.map(putPaymentListing),
    putListing({ ...listing, group: 'companies', list: 'all', key: `planted builders ${id}` }),
    putListing({ ...listing, group: 'companies', list: 'words', key: `planted builders ${id}` }),
    putListing({ ...listing, group: 'companies', list: 'phones', key: '6610555475' }),
    putListing({ ...listing, group: 'companies', list: 'zips', key: '46580' }),
    putNewUser({ ...user, id, email: `${id}@example.com`, profileId: id }),
    putListing({ ...seeker, list: 'all', key: `planted roofer ${id}` }),
    ...newSupportRequest({ id, email: 'planted@example.com', data: 'No receipt.', date: DAY, state: 'open' }),
    ...openReport({ ...report, id, reporter: id, state: 'open' }),
    ...openReport({ ...report, id: newId(), reporter: newId(), state: 'closed' }),
    putAuditEntry({ ...entry, id, action: 'read user' }),
    ...newPaymentReport({
      ...{ intentId: `pi_${id}`, company: id, seeker: id, userId: id, reason: 'The number is dead', date: DAY },
    }),
  ];
};

/** Writes `count` accounts, requests, reports and entries into the lists of staff, as if they had happened. */
export const plantStaffLists = async (staff: string, count: number): Promise<void> => {
  const writes = Array.from({ length: count }, newId).flatMap((id) => aboutOne(staff, id));
  for (const chunk of chunksOf(writes, AT_ONCE)) await transact(...chunk);
};

/** Writes the records of `count` e-mails to an address, as if they had been sent. */
export const plantMails = async (to: string, count: number): Promise<void> => {
  const ttl = epochSeconds(new Date(now().getTime() + DAY_MS));
  const mail = { to, kind: 'newApplicant', outcome: 'sent', date: nowIso() } as const;
  await mapConcurrent(Array.from({ length: count }, newId), AT_ONCE, (id) => recordMail(MAIL_SCOPE, id, ttl, mail));
};
