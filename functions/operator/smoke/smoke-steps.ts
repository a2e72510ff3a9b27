import { randomUUID } from 'node:crypto';
import { appPaths } from '@plumbline/shared/options/paths';
import { generateSync } from 'otplib';
import { now } from '../../platform/clock.ts';
import { type Site, waitUntil } from './call-site.ts';
import { createTestCompany, createTestStaff, REASON, type TestAccount, type TestAccounts } from './test-accounts.ts';

/** Pays a payment intent with a test card. The function is undefined if Stripe's key is live. */
export type PayWithTestCard = ((intentId: string) => Promise<unknown>) | undefined;

/** The state that the steps of a run share. */
export type Run = {
  site: Site;
  accounts: TestAccounts;
  payWithTestCard: PayWithTestCard;
  tokens: { staff?: string; company?: string; seeker?: string };
  ids: { company?: string; job?: string };
  userIds: string[];
};

export type Step = {
  name: string;
  /** The place to look at when the step fails. */
  lookAt: string;
  run: (run: Run) => Promise<unknown>;
  /** True when the step needs a published job, which only a test card can buy here. */
  needsPayment?: true;
};

/**
 * A ZIP in the far north of Alaska, so that hardly anyone matches the job, or gets an e-mail about it, before it ends.
 */
const ZIP = '99723';
const PHONE = '(574) 555-0142';
const PROJECTOR_LIMIT_MS = 60_000;

/** Reads public pages whose indexes IAM limits by key: the lists use gsi1, the sitemap gsi2. */
const readPublicPages = async ({ site }: Run): Promise<void> => {
  for (const place of ['ak', 'anchorage-ak']) await site.call('GET', `${appPaths.publicJobs}/${place}`);
  await site.call('GET', '/sitemaps/jobs-0.xml');
};

const enterPassword = async ({ site }: Run, { email, password }: TestAccount) =>
  site.call('POST', '/api/auth/login', { body: { email, password } });

/** Signs in a user without a second factor, and returns the access token. */
const signIn = async (run: Run, account: TestAccount): Promise<string> => {
  const { accessToken, userData } = await enterPassword(run, account);
  run.userIds.push(userData.id);
  return accessToken;
};

const signInStaff = async (run: Run): Promise<void> => {
  const { site, accounts, tokens } = run;
  const enrollmentCode = await createTestStaff(accounts.staff);
  const asked = await enterPassword(run, accounts.staff);
  const enrollment = { challenge: asked.secondFactor.challenge, enrollmentCode };
  const { secondFactor } = await site.call('POST', '/api/auth/enrollment', { body: enrollment });
  const { challenge, setUp } = secondFactor;
  const answer = { challenge, code: generateSync({ secret: setUp.secret, epoch: Math.floor(now().getTime() / 1000) }) };
  tokens.staff = (await site.call('POST', '/api/auth/second-factor', { body: answer })).accessToken;
};

const createSeeker = async (run: Run): Promise<void> => {
  const { site, accounts, tokens } = run;
  const body = { ...accounts.seeker, displayName: 'Smoke test' };
  await site.call('POST', '/api/users', { token: tokens.staff!, body });
  const { results } = await site.call('GET', '/api/admin/audit', { token: tokens.staff! });
  if (results[0]?.action !== 'create user') throw new Error('The newest entry of the history is not of this step');
};

const saveProfiles = async (run: Run): Promise<void> => {
  const { site, accounts, tokens, ids } = run;
  tokens.seeker = await signIn(run, accounts.seeker);
  await createTestCompany(accounts.company);
  tokens.company = await signIn(run, accounts.company);
  const shared = { phoneNumber: PHONE, zip: ZIP };
  const seeker = { ...shared, firstName: 'Smoke', lastName: 'Test', desiredPosition: ['Full-Time'] };
  const company = { ...shared, name: 'Smoke test', type: 'provider', selfPerformWork: true };
  const [savedCompany] = await Promise.all([
    site.call('POST', '/api/accounts/upsert', {
      token: tokens.company!,
      body: { ...company, selfPerformWorkCategories: ['Carpentry'] },
    }),
    site.call('POST', '/api/candidates/upsert', {
      token: tokens.seeker!,
      body: { ...seeker, tradeCategories: ['Carpentry'] },
    }),
  ]);
  ids.company = savedCompany.id;
};

const writeJob = async ({ site, tokens, ids }: Run): Promise<void> => {
  const body = {
    name: 'Test of this website, not a job',
    description: '<p>An operator tests this website. Please do not apply.</p>',
    tradeCategories: ['Carpentry'],
    zip: ZIP,
    type: 'Full-Time',
    qualifications: ['None'],
    compensation: '$32 an hour',
    benefits: ['PTO'],
    whyWorkHere: '<p>This job ends in a minute.</p>',
    experienceRequired: false,
    willingToProvidePaidTraining: false,
  };
  ids.job = (await site.call('POST', '/api/jobs', { token: tokens.company!, body })).id;
};

const payForJob = async ({ site, tokens, ids, payWithTestCard }: Run): Promise<void> => {
  const token = tokens.company!;
  const order = { product_slug: 'job_posting', job_id: ids.job, return_url: appPaths.dashboard };
  const body = { ...order, idempotencyKey: randomUUID() };
  const { id, fulfilled } = await site.call('POST', '/api/payment/intent', { token, body });
  if (fulfilled) return;
  await payWithTestCard?.(id);
  const payment = await site.call('POST', '/api/payment', { token, body: { id } });
  if (!payment.fulfilled) throw new Error(`The payment ${id} is "${payment.status}" and not fulfilled`);
};

const findJob = ({ site, tokens, ids }: Run): Promise<void> =>
  waitUntil('The job in the search', PROJECTOR_LIMIT_MS, async () => {
    const { result } = await site.call('POST', '/api/job/search', { token: tokens.seeker!, body: { zip: ZIP } });
    return result.some(({ id }: { id: string }) => id === ids.job);
  });

const applyForJob = async ({ site, tokens, ids }: Run): Promise<void> => {
  const path = `/api/company/profile/access/request/${ids.company}`;
  await site.call('PATCH', path, { token: tokens.seeker!, body: { type: 'job-application', job: ids.job } });
  const { total } = await site.call('GET', `/api/jobs/${ids.job}/applicants`, { token: tokens.company! });
  if (total !== 1) throw new Error(`The company sees ${total} applicants instead of one`);
};

const receiveNotification = ({ site, tokens }: Run): Promise<void> =>
  waitUntil("The company's notification", PROJECTOR_LIMIT_MS, async () => {
    const { results } = await site.call('GET', '/api/notifications', { token: tokens.company! });
    return results.length > 0;
  });

const deleteAccounts = async ({ site, tokens, userIds }: Run): Promise<void> => {
  for (const id of userIds) {
    await site.call('DELETE', `/api/users/${id}`, { token: tokens.staff!, body: { reason: REASON } });
  }
};

/** The steps of the product's main use. The first ones are likely to fail when a permission is missing. */
export const smokeSteps: readonly Step[] = [
  {
    name: 'A visitor reads public lists of jobs and the sitemap',
    lookAt:
      'The log of the function public. AccessDenied: the condition dynamodb:LeadingKeys on an index in infra/constructs/grant-permissions.ts.',
    run: readPublicPages,
  },
  {
    name: 'A new member of staff signs in with an authenticator app',
    lookAt: 'The log of the function auth. Names of errors of Cognito: functions/platform/second-factor.ts.',
    run: signInStaff,
  },
  {
    name: 'Staff creates a user, with an entry in the history in the same transaction',
    lookAt:
      'The log of the function users. AccessDenied: denyAuditChanges and denyAccounts in infra/constructs/grant-permissions.ts.',
    run: createSeeker,
  },
  {
    name: 'A job seeker and a company save their profiles',
    lookAt: 'The logs of the functions auth and profiles.',
    run: saveProfiles,
  },
  { name: 'The company writes a job', lookAt: 'The log of the function jobs.', run: writeJob },
  {
    name: 'The company pays and the job is published',
    lookAt: "The log of the function payments, and Stripe's dashboard, Developers, Logs.",
    run: payForJob,
    needsPayment: true,
  },
  {
    name: 'The job seeker finds the job',
    lookAt: 'The logs of the projector and its dead-letter queue.',
    run: findJob,
    needsPayment: true,
  },
  {
    name: 'A visitor reads the public page of the job',
    lookAt: 'The log of the function public.',
    run: ({ site, ids }) => site.call('GET', appPaths.publicJob.replace(':jobId', ids.job!)),
    needsPayment: true,
  },
  {
    name: 'The job seeker applies and the company sees it',
    lookAt: 'The logs of the functions access and jobs.',
    run: applyForJob,
    needsPayment: true,
  },
  {
    name: 'The company is notified',
    lookAt: 'The logs of the notifier and its dead-letter queue; SES when it says MessageRejected.',
    run: receiveNotification,
    needsPayment: true,
  },
  {
    name: 'The company ends the job',
    lookAt: 'The log of the function jobs.',
    run: ({ site, tokens, ids }) => site.call('DELETE', `/api/jobs/${ids.job}`, { token: tokens.company! }),
  },
  {
    name: 'Staff deletes the job seeker and the company',
    lookAt: 'The log of the function users. AccessDenied: denyAccounts in infra/constructs/grant-permissions.ts.',
    run: deleteAccounts,
  },
];
