import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { postJob } from '../../support/posts/hiring.ts';

const INCOMPLETE = { code: 'profile_incomplete', message: 'Please complete your profile first.' };
const required = (path: string) => ({ path, message: 'This field is required' });

let company: Person;
let job: string;

beforeAll(async () => {
  company = await newCompany();
  job = await postJob(company);
});

const applyAs = ({ api }: Pick<Person, 'api'>, id = job) =>
  api.patch(`/api/company/profile/access/request/${company.profileId}`, { type: 'job-application', job: id });
const applicants = async () => (await company.api.get(`/api/jobs/${job}`)).body.applicantCount;

describe('an incomplete profile', () => {
  it("[SEE-15] can't apply: the error names what is missing, and the same job accepts the completed profile", async () => {
    const seeker = await newSeeker({ phoneNumber: undefined, tradeCategories: [] });
    const before = await applicants();
    const refused = await applyAs(seeker);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({ ...INCOMPLETE, errors: [required('phoneNumber'), required('trades')] });
    expect(await applicants()).toBe(before);
    await saveProfile(seeker, { phoneNumber: '(574) 555-0143', jobSeeker: { tradeCategories: ['Carpentry'] } });
    expect((await applyAs(seeker)).status).toBe(200);
    expect(await applicants()).toBe(before + 1);
  });

  it('[SEE-15] is missing every field when there is no profile yet', async () => {
    const { status, body } = await applyAs(await newAccount());
    expect(status).toBe(403);
    expect(body).toEqual({ ...INCOMPLETE, errors: ['name', 'zip', 'phoneNumber', 'trades'].map(required) });
  });

  it('[SEE-17] first gets the error that it has already applied, or that the job was deleted', async () => {
    const seeker = await newSeeker();
    expect((await applyAs(seeker)).status).toBe(200);
    await saveProfile(seeker, { jobSeeker: { tradeCategories: [] } });
    expect((await applyAs(seeker)).body.code).toBe('request_exists');
    const gone = await postJob(company);
    await company.api.delete(`/api/jobs/${gone}`);
    expect((await applyAs(seeker, gone)).body.code).toBe('job_deleted');
    expect((await applyAs(seeker, await postJob(company))).body.errors).toEqual([required('trades')]);
  });
});
