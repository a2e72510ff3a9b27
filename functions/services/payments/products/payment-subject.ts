import { maskName } from '@plumbline/shared/contracts/masking/mask-profile';
import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { contactAccessRequest } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import { seekerProfileRequest } from '../../../table/profiles/profile.ts';

export type PaymentSubject = IntentView['subject'];

/** Returns the seekers' names as the company may see them, in one request [PRO-37]. */
const readNames = async (company: string, seekers: readonly string[]): Promise<Map<string, string>> => {
  if (!seekers.length) return new Map();
  const found = await batchGet({
    contactAccesses: seekers.map((seeker) => contactAccessRequest(company, seeker)),
    profiles: seekers.map(seekerProfileRequest),
  });
  return new Map(
    seekers.map((seeker, at) => [seeker, maskName(seeker, found.profiles[at], Boolean(found.contactAccesses[at]))]),
  );
};

/** Returns the jobs and seekers that one company's payments are for, in the payments' order. */
export const subjectsOf = async (company: string, payments: readonly PaymentItem[]): Promise<PaymentSubject[]> => {
  const seekers = payments.flatMap(({ seeker }) => (seeker ? [seeker] : []));
  const names = await readNames(company, [...new Set(seekers)]);
  return payments.map(({ job, jobs, jobName, seeker }) => ({
    ...(job && { job }),
    ...(jobName && { jobName }),
    ...(jobs && { jobs }),
    ...(seeker && { profile: seeker, name: names.get(seeker) }),
  }));
};

export const subjectOf = async (payment: PaymentItem): Promise<PaymentSubject> =>
  (await subjectsOf(payment.company, [payment]))[0] ?? {};
