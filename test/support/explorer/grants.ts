import type { AccessEntryItem } from '../../../functions/table/access/access-entry.ts';
import type { ContactAccessItem } from '../../../functions/table/access/contact-access.ts';
import { isOpen, type JobItem } from '../../../functions/table/jobs/job.ts';
import type { SentJobPostItem } from '../../../functions/table/jobs/sent-job.ts';
import type { PaymentItem } from '../../../functions/table/payments/payment.ts';
import type { PriorityAccessItem } from '../../../functions/table/payments/priority-access.ts';
import type { Store } from '../memory-table/store.ts';
import { type Both, keepsMoney } from './both.ts';

const job = (store: Store, id: string) => store.get({ pk: `JOB#${id}`, sk: 'SELF#JOB' }) as JobItem | undefined;

const sentBy = ({ intentId }: PaymentItem, store: Store) =>
  (store.ofEntity('SentJobPost') as SentJobPostItem[]).filter(({ paymentIntent }) => paymentIntent === intentId);

const isSent = (store: Store, id: string): boolean =>
  (store.ofEntity('AccessEntry') as AccessEntryItem[]).some(({ subject }) => subject === id);

const grants: Record<PaymentItem['family'], (payment: PaymentItem, store: Store) => boolean> = {
  unlock: ({ company, subject, intentId }, store) => {
    const contactAccess = store.get({ pk: `PROFILE#${company}`, sk: `CONTACT#${subject}` }) as
      | ContactAccessItem
      | undefined;
    return contactAccess?.paymentIntent === intentId;
  },
  job_posting: ({ subject }, store) => Boolean(job(store, subject)?.publishedAt),
  job_post_match: (payment, store) => sentBy(payment, store).length === payment.jobs?.length,
  priority_access: ({ intentId }, store) =>
    (store.ofEntity('PriorityAccess') as PriorityAccessItem[]).some(({ paymentIntent }) => paymentIntent === intentId),
  briefing: ({ subject }, store) => Boolean(job(store, subject)?.publishedAt) && isSent(store, subject),
};

export const grantedBy = (payment: PaymentItem, store: Store): boolean => grants[payment.family](payment, store);

const wasPaid = ({ charge }: Both): boolean => Boolean(charge);

/** Everything granted names a payment that was made, and was not refunded where a refund ends the grant. */
const unpaidGrants = (all: Both[], store: Store): string[] => {
  const named = ['ContactAccess', 'PriorityAccess', 'SentJobPost'].flatMap((entity) => store.ofEntity(entity));
  return named.flatMap(({ _et: entity, paymentIntent }) => {
    const both = all.find(({ intent }) => intent.id === paymentIntent);
    const isPaid = both && (entity === 'SentJobPost' ? wasPaid(both) : keepsMoney(both));
    return isPaid ? [] : [`${entity} of ${paymentIntent} is not paid`];
  });
};

const unpaidJobs = (all: Both[], store: Store): string[] => {
  const jobs = store.ofEntity('Job') as JobItem[];
  // Several jobs exist only to be sent; they were published before.
  const areSent = jobs.length > 1;
  return jobs.flatMap(({ id, published }) => {
    const isBought = all.some((both) => both.payment?.job === id && wasPaid(both));
    return published && !isBought && !areSent && all.length ? [`job ${id} is published and not paid`] : [];
  });
};

const countProblems = (store: Store): string[] => {
  const bought = (store.ofEntity('Payment') as PaymentItem[]).filter(({ family }) => family === 'job_posting');
  const open = (store.ofEntity('Job') as JobItem[]).filter(isOpen).length;
  const counted = store.ofEntity('CompanyJobCounts')[0]?.open ?? 0;
  return bought.length && counted !== open ? [`${counted} open jobs are counted where there are ${open}`] : [];
};

/** One charge for one grant; what may be bought again is another subject each time (the jobs) or another window. */
const doubleCharges = (all: Both[]): string[] => {
  const kept = all.filter(keepsMoney).flatMap(({ payment }) => payment ?? []);
  const subjects = kept
    .filter(({ family }) => family !== 'priority_access')
    .flatMap(({ company, family, subject, jobs }) =>
      jobs ? jobs.map((each) => `${company} ${subject} ${each}`) : [`${company} ${family} ${subject}`],
    );
  return subjects.length === new Set(subjects).size ? [] : [`charged twice for one of ${subjects}`];
};

export const grantProblems = (all: Both[], store: Store): string[] => [
  ...unpaidGrants(all, store),
  ...unpaidJobs(all, store),
  ...countProblems(store),
  ...doubleCharges(all),
];
