import * as access from '@plumbline/shared/contracts/access/access';
import * as auth from '@plumbline/shared/contracts/accounts/auth';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import * as files from '@plumbline/shared/contracts/files/files';
import * as people from '@plumbline/shared/contracts/jobs/job-people';
import { searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import * as jobs from '@plumbline/shared/contracts/jobs/jobs';
import { startAttachment } from '@plumbline/shared/contracts/messages/message-attachments';
import { readConversation } from '@plumbline/shared/contracts/messages/messages';
import * as payments from '@plumbline/shared/contracts/payments/intents';
import * as profiles from '@plumbline/shared/contracts/profiles/profiles';
import { listProjectTies } from '@plumbline/shared/contracts/projects/project-connection-requests';
import { listCompanyMatches, searchWorkers } from '@plumbline/shared/contracts/search/workers';
import { buildDemoWorld } from '../../infra/local/demo/world/demo-world.ts';
import { noise } from '../support/files/pictures.ts';
import { plantApplicants } from '../support/posts/many-applicants.ts';
import { plantOpenings } from '../support/posts/many-openings.ts';
import { jobForm } from './endpoints/scenes/jobs.ts';
import { orderOf, payByCard } from './endpoints/scenes/purchases.ts';
import { invoke } from './invoke.ts';
import { type Measured, measure, quantile } from './measure.ts';
import { type SplitRow, splitOf } from './split.ts';

const REPEATS = 20;
/** The caller's own item and two more. */
const MOST_PROFILE_REQUESTS = 3;

/** The numbers of rows of the measured pages. A page has at most 50. */
const PAGES = [1, 20, 50];

/**
 * The maximum cost of an operation of the main job on the demo data in capacity units, every write counted separately.
 */
const MOST_UNITS: Readonly<Record<string, number>> = {
  'read an own job': 4,
  apply: 19.5,
  'list matches, 20 a page': 10,
  'list matches, 20 a page, 500 people open': 10,
  'accept application': 20,
};

/** The operations that exceed their limit. */
export const tooDear = (rows: readonly OperationRow[]): OperationRow[] =>
  rows.filter(({ operation, counted }) => counted > (MOST_UNITS[operation] ?? counted));

export type OperationRow = {
  operation: string;
  requests: number;
  /** The units as the emulator counts them, and with every write of a transaction counted separately. */
  units: number;
  counted: number;
  cpuMs: number;
  p50Ms: number;
  p95Ms: number;
};

const row = (operation: string, all: Measured<unknown>[]): OperationRow => {
  const times = all.map(({ ms }) => ms);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    operation,
    requests: Math.max(...all.map(({ cost }) => cost.requests)),
    units: round(Math.max(...all.map(({ cost }) => cost.units))),
    counted: round(Math.max(...all.map(({ cost }) => cost.counted))),
    cpuMs: round(
      quantile(
        all.map(({ cpuMs }) => cpuMs),
        0.5,
      ),
    ),
    p50Ms: round(quantile(times, 0.5)),
    p95Ms: round(quantile(times, 0.95)),
  };
};

/**
 * The operations of the main job on the demo data: all figures are of the wrapped handler, including the read of the
 * caller.
 */
export const measureOperations = async (now: Date): Promise<{ rows: OperationRow[]; splits: SplitRow[] }> => {
  const world = buildDemoWorld(now);
  const person = (kind: string) => world.accounts.find((account) => account.kind === kind)!;
  const company = person('provider');
  const seeker = person('candidate');
  const rows: OperationRow[] = [];
  const splits: SplitRow[] = [];

  const once = async (name: string, endpoint: Endpoint, given: Parameters<typeof invoke>[1], userId?: string) => {
    const measured = await measure(() => invoke(endpoint, given, userId));
    rows.push(row(name, [measured]));
    splits.push(...splitOf(name, measured.cost));
    return measured.result;
  };
  const often = async (name: string, endpoint: Endpoint, given: Parameters<typeof invoke>[1], userId?: string) => {
    await invoke(endpoint, given, userId);
    const all: Measured<unknown>[] = [];
    for (let turn = 0; turn < REPEATS; turn += 1) all.push(await measure(() => invoke(endpoint, given, userId)));
    rows.push(row(name, all));
    splits.push(...splitOf(name, all[0]!.cost));
  };

  const credentials = { body: { email: seeker.email, password: seeker.password } };
  await often('login', auth.login, credentials);
  const { cookie } = await invoke(auth.login, credentials);
  await often('refresh token', auth.refreshToken, { cookie });
  await often('own seeker profile', profiles.getProfile, { params: { id: seeker.profileId! } }, seeker.id);
  await often('own company profile', profiles.getCompanyProfile, { params: { id: company.profileId! } }, company.id);
  await often('company reads a seeker', profiles.getProfile, { params: { id: seeker.profileId! } }, company.id);
  await often('seeker reads a company', profiles.getCompanyProfile, { params: { id: company.profileId! } }, seeker.id);
  const seekerSave = { params: { id: seeker.profileId! }, body: { jobSeeker: { isVeteran: true } } };
  await often('save own seeker profile', profiles.patchProfile, seekerSave, seeker.id);
  const companySave = { params: { id: company.profileId! }, body: { provider: { emr: '0.86' } } };
  await often('save own company profile', profiles.patchCompanyProfile, companySave, company.id);
  for (const { operation, requests } of rows.filter((each) => / profile$|reads a /.test(each.operation))) {
    if (requests > MOST_PROFILE_REQUESTS) throw new Error(`${operation} makes ${requests} requests`);
  }

  const { body: job } = await once('create job', jobs.createJob, { body: jobForm }, company.id);
  const posting = orderOf('job_posting', { job_id: job.id });
  const { body: intent } = await once('start purchase', payments.createIntent, { body: posting }, company.id);
  await payByCard(intent.id);
  await once('fulfil job posting', payments.recordPayment, { body: { id: intent.id } }, company.id);
  await often('repeat a fulfilment', payments.recordPayment, { body: { id: intent.id } }, company.id);

  const search = { body: { zip: '46590', tradeCategories: ['Carpentry'] } };
  await often('search jobs', searchJobs, search, seeker.id);
  for (const limit of [1, 20, 100]) {
    const workers = { body: { zip: '46590', radius: 100, limit, filters: { skilledWorkers: true } } };
    await often(`search workers, ${limit} a page`, searchWorkers, workers, company.id);
  }
  await often('list company matches', listCompanyMatches, { body: {} }, company.id);
  await often('read a job', jobs.getJob, { params: { id: job.id } }, seeker.id);
  await often('read an own job', jobs.getJob, { params: { id: job.id } }, company.id);
  const application = { params: { id: company.profileId! }, body: { type: 'job-application', job: job.id } };
  await once('apply', access.requestCompanyAccess, application, seeker.id);
  await often('list own jobs', jobs.listJobs, {}, company.id);
  await plantApplicants({ profileId: seeker.profileId! }, { profileId: company.profileId! }, job.id, 100);
  for (const limit of PAGES) {
    const page = { params: { id: job.id }, query: { limit: String(limit) } };
    await often(`list applicants, ${limit} a page`, people.listApplicants, page, company.id);
    await often(`list matches, ${limit} a page`, people.listMatches, page, company.id);
  }
  const nearest = { params: { id: job.id }, query: { order: 'nearest' } };
  await often('list matches, nearest first', people.listMatches, nearest, company.id);
  await plantOpenings({ profileId: company.profileId!, userId: company.id }, 500);
  const ofOpener = { params: { id: job.id }, query: { limit: '20' } };
  await often('list matches, 20 a page, 500 people open', people.listMatches, ofOpener, company.id);
  const pair = { query: { profileId: seeker.profileId!, jobId: job.id } };
  await often('seeker actions', people.getSeekerActions, pair, company.id);

  const { body: actions } = await invoke(people.getSeekerActions, pair, company.id);
  const unlock = orderOf(actions.unlock.slug, { candidate_profile_id: seeker.profileId });
  const { body: second } = await once('start unlock', payments.createIntent, { body: unlock }, company.id);
  await payByCard(second.id);
  await once('fulfil unlock', payments.recordPayment, { body: { id: second.id } }, company.id);
  const acceptance = { params: { id: seeker.profileId! }, body: { type: 'job-application', job: job.id } };
  await once('accept application', access.grantCompanyAccess, acceptance, company.id);

  const drawing = { params: { id: seeker.profileId! }, body: { name: 'drawing.pdf', size: 5_000_000 } };
  await often('start an attachment', startAttachment, drawing, company.id);
  await often('read a conversation', readConversation, { params: drawing.params }, company.id);

  await often('list connections across projects', listProjectTies, {}, company.id);

  const form = new FormData();
  form.append('purpose', 'profilePhoto');
  form.append('files', new File([new Uint8Array(await noise(600, 400))], 'me.png'));
  const { body: uploaded } = await once('upload a photo', files.uploadFile, { form }, seeker.id);
  const photo = { params: { id: uploaded[0].id } };
  const upload = { body: { purpose: 'showcase', name: 'site.jpg', size: 5_000_000 } };
  await often('start a large upload', files.startUpload, upload, company.id);
  await often('read a file', files.getFile, photo, company.id);
  await often('link to a file', files.getFileUrl, photo, company.id);
  return { rows, splits };
};
