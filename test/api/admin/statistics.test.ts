import { beforeAll, describe, expect, it } from 'vitest';
import { getStatistics } from '../../../functions/api/admin/overview.ts';
import {
  countApplications,
  countCompanies,
  countJobs,
  countPayments,
  countSeekers,
} from '../../../functions/events/projector/figures/count-days.ts';
import { newId } from '../../../functions/platform/ids.ts';
import type { ItemChange } from '../../../functions/table/core/stream.ts';
import { countOnce, readDayCounts } from '../../../functions/table/staff/day-count.ts';
import { measure } from '../../bench/measure.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { apply, postJob, staffApi } from '../../support/posts/hiring.ts';

const PATH = '/api/admin/statistics';

const names = ['companies', 'jobSeekers', 'jobs', 'applications', 'purchases', 'paid', 'refunded'] as const;

type Image = NonNullable<ItemChange['after']>;

let staff: Api;

let company: Person;

let seeker: Person;

let job: string;

let before: Record<string, number>;

let after: Record<string, number>;

beforeAll(async () => {
  staff = await staffApi(PASSWORD);
  const today = async () => (await staff.get(PATH)).body.days.at(-1);
  before = await today();
  [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
  job = await postJob(company);
  await apply(seeker, company, job);
  await settled();
  after = await today();
});

describe("the staff's figures", () => {
  it('count sign-ups, posts, purchases and applications on the day they happened', async () => {
    const least = { companies: 1, jobSeekers: 1, jobs: 1, applications: 1, purchases: 1, paid: 4900, refunded: 0 };
    // Other tests may add to the same day.
    for (const name of names) expect(after[name]! - before[name]!, name).toBeGreaterThanOrEqual(least[name]);
    const { status, body } = await staff.get(PATH);
    expect(status).toBe(200);
    expect(body.days).toHaveLength(30);
    const dates = body.days.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted());
    for (const name of names) expect(body.totals[name], name).toBeGreaterThanOrEqual(body.days.at(-1)[name]);
  });

  it('count each event once, however often the stream delivers it', async () => {
    const DAY = '2031-05-05';
    const at = `${DAY}T18:00:00.000Z`;
    const items = Object.values(await wholeTable());
    const find = (wanted: Image): Image => {
      const found = items.find((item) => Object.entries(wanted).every(([name, value]) => item[name] === value));
      return { ...found, createdAt: at, publishedAt: at, paidAt: at, date: at };
    };
    const profile = { ...find({ _et: 'CompanyProfile', id: company.profileId }), id: newId() };
    const person = { ...find({ _et: 'SeekerProfile', id: seeker.profileId }), id: newId() };
    const posting = { ...find({ _et: 'Job', id: job }), id: newId() };
    const entry = { ...find({ _et: 'AccessEntry', subject: job, other: seeker.profileId }), subject: newId() };
    const payment = { ...find({ _et: 'Payment', job }), intentId: `pi_${newId()}` };
    const refund = { by: newId(), at, reason: 'Twice' };
    const refunded = { ...payment, state: 'refunded', amountRefunded: 1900, refund };
    const created = (image: Image): ItemChange[] => [{ before: undefined, after: image }];
    const draft = { ...posting, publishedAt: undefined };
    const tell = () =>
      Promise.all([
        countCompanies(created(profile)),
        countSeekers(created(person)),
        countJobs([...created(draft), { before: draft, after: posting }, { before: posting, after: posting }]),
        countJobs(created({ ...posting, id: newId(), briefing: true })),
        countApplications(created(entry)),
        countPayments([...created(payment), { before: payment, after: refunded }]),
      ]);
    await Promise.all([tell(), tell()]);
    await tell();
    const read = async () => (await readDayCounts(new Date(at), 1)).days[0];
    const once = { companies: 1, jobSeekers: 1, jobs: 1, applications: 1, purchases: 1, paid: 4900, refunded: 1900 };
    expect(await read()).toEqual({ date: DAY, ...once });
    await countPayments([{ before: refunded, after: { ...refunded, amountRefunded: 4900 } }]);
    expect(await read()).toEqual({ date: DAY, ...once, refunded: 4900 });
    // A deleted account is removed from the total, and still counts as new on its day.
    await countSeekers([{ before: person, after: undefined }]);
    await countCompanies([{ before: profile, after: { ...profile, closedAt: at } }]);
    expect(await read()).toEqual({ date: DAY, ...once, refunded: 4900 });
  });

  it('of a busy day are spread over several items, so that none is written by every event', async () => {
    const DAY = '2031-06-06';
    const at = `${DAY}T18:00:00.000Z`;
    for (let event = 0; event < 24; event += 1) await countOnce(`busy ${event}`, at, { applications: 1 });
    const items = Object.values(await wholeTable()).filter(({ pk }) => String(pk).startsWith(`DAY-COUNT#${DAY}`));
    expect(items.length).toBe(3);
    expect(Math.max(...items.map(({ applications }) => Number(applications)))).toBeLessThan(16);
    expect((await readDayCounts(new Date(at), 1)).days[0]).toMatchObject({ date: DAY, applications: 24 });
  });

  it('cost one request, and are for staff only', async () => {
    expect((await measure(() => getStatistics.run({} as never))).cost.requests).toBe(1);
    expect((await company.api.get(PATH)).status).toBe(403);
    expect((await seeker.api.get(PATH)).status).toBe(403);
    expect((await api().get(PATH)).status).toBe(401);
  });
});
