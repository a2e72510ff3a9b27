import { randomUUID } from 'node:crypto';
import { origin, until } from '../cloud/cloud.ts';
import type { Api } from '../contract/api.ts';
import { homeTown } from '../people/home-town.ts';
import type { Person } from '../people/people.ts';
import { newStaff } from '../people/staff.ts';

type Fields = Record<string, unknown>;

/** A complete job form for the home town. */
export const jobFields = (overrides: Fields = {}): Fields => ({
  name: 'Lead Framing Carpenter',
  description: '<p>Frame custom homes.</p>',
  tradeCategories: ['Carpentry'],
  zip: homeTown().zip,
  type: 'Full-Time',
  qualifications: ['Own hand tools'],
  compensation: '$32 an hour',
  benefits: ['PTO', '401K'],
  whyWorkHere: '<p>Paid every Friday.</p>',
  experienceRequired: true,
  willingToProvidePaidTraining: false,
  ...overrides,
});

const must = (status: number, body: unknown, what: string): void => {
  if (status >= 300) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
};

/** Confirms an intent with a test card, as Stripe.js does in the browser. */
const confirmWithCard = async (intent: string, secret: string): Promise<void> => {
  const response = await fetch(`${origin()}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local' },
    body: new URLSearchParams({ client_secret: secret, payment_method: 'pm_card_visa' }),
  });
  must(response.status, await response.text(), 'confirm');
};

/** Buys a product and waits until it is delivered. */
export const buy = async (company: Person, order: Fields): Promise<void> => {
  const body = { return_url: '/employees/jobs', idempotencyKey: randomUUID(), ...order };
  const intent = await company.api.post('/api/payment/intent', body);
  must(intent.status, intent.body, 'payment/intent');
  const { id } = intent.body;
  const { body: view } = await company.api.get(`/api/payment/intent/${id}`);
  await confirmWithCard(id, view.client_secret);
  const { body: recorded } = await company.api.post('/api/payment', { id });
  if (!recorded.fulfilled) throw new Error(`payment answered ${JSON.stringify(recorded)}`);
};

/** Stores a job without publishing it; returns its id. */
export const draftJob = async (company: Person, overrides: Fields = {}): Promise<string> => {
  const { status, body } = await company.api.post('/api/jobs', jobFields(overrides));
  must(status, body, 'jobs');
  return body.id;
};

/** Pays for and publishes a job; returns its id. */
export const postJob = async (company: Person, overrides: Fields = {}): Promise<string> => {
  const id = await draftJob(company, overrides);
  await buy(company, { product_slug: 'job_posting', job_id: id });
  return id;
};

export const apply = async (seeker: Person, company: Person, job: string): Promise<void> => {
  const path = `/api/company/profile/access/request/${company.profileId}`;
  const { status, body } = await seeker.api.patch(path, { type: 'job-application', job });
  must(status, body, 'apply');
};

/** Buys the details of a seeker who is known to the company from a job. */
export const unlock = async (company: Person, seeker: Person, job: string): Promise<void> => {
  const query = { profileId: seeker.profileId, jobId: job };
  const { body } = await company.api.get('/api/jobs/jobseeker/actions', query);
  await buy(company, { product_slug: body.unlock.slug, candidate_profile_id: seeker.profileId, job_id: job });
};

/** The response of a job search once it finds `job`, which is soon after it was published. */
export const searchFinding = (person: Person, job: string, form: Fields) =>
  until(async () => {
    const { body } = await person.api.post('/api/job/search', form);
    return body.result?.some(({ id }: { id: string }) => id === job) && body;
  });

/** Calls the API as a new, separate member of staff. */
export const staffApi = async (password: string): Promise<Api> => (await newStaff('Staff', { password })).api;
