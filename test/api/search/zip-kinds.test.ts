import { MILITARY_ZIP_REFUSED } from '@plumbline/shared/domain/contact-details/zip';
import {
  fastGrowingSuburbs,
  militaryZips,
  territoryZips,
  unassignedZips,
  unknownZips,
} from '@plumbline/shared/geography/packing/zip-samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { candidateForm } from '../../support/people/profile-forms.ts';
import { newApplicant } from '../../support/posts/applicants.ts';
import { jobFields, postJob } from '../../support/posts/hiring.ts';

const locate = (zip: string) => api().get(`/api/get-location/${zip}`);
const [military = ''] = militaryZips;

let company: Person;
let seeker: Person;

beforeAll(async () => {
  company = await newCompany();
  seeker = await newSeeker();
});

describe('the location of a ZIP', () => {
  it('has city and state for suburbs and territories [PRO-33]', async () => {
    for (const [zip, city, state] of fastGrowingSuburbs.slice(0, 5)) {
      expect((await locate(zip)).body).toEqual({ zip, city, state });
    }
    const [zip, state] = territoryZips.find(([, each]) => each === 'GU')!;
    expect((await locate(zip)).body).toMatchObject({ zip, state, city: expect.any(String) });
  });

  it('has only the state for a new ZIP of a known area, marked as approximate', async () => {
    for (const [zip, state] of unknownZips.slice(0, 4)) {
      expect(await locate(`${zip}-1234`)).toMatchObject({ status: 200, body: { zip, state, approximate: true } });
      expect((await locate(zip)).body).not.toHaveProperty('city');
    }
  });

  it('has only the region for military post, marked as such', async () => {
    expect((await locate('09096')).body).toEqual({ zip: '09096', state: 'AE', military: true });
    expect((await locate('34025')).body).toEqual({ zip: '34025', state: 'AA', military: true });
    expect((await locate('96319')).body).toEqual({ zip: '96319', state: 'AP', military: true });
  });

  it('returns 404 for an unassigned area [PRO-34]', async () => {
    for (const zip of unassignedZips.slice(0, 5)) {
      expect(await locate(zip)).toMatchObject({ status: 404, body: { message: 'Please enter a valid zip code' } });
    }
  });
});

describe('a job seeker with military post', () => {
  it('signs up, and later moves to a town and back', async () => {
    const soldier = await newSeeker({ zip: military });
    const read = () => soldier.api.get(`/api/profile/${soldier.profileId}`);
    const save = (zip: string) => soldier.api.patch(`/api/profile/${soldier.profileId}`, { zip });
    expect((await read()).body).toMatchObject({ zip: military, city: '', state: 'AE' });

    expect((await save('75072')).body).toMatchObject({ zip: '75072', city: 'Mckinney', state: 'TX' });
    expect((await save('96319')).body).toMatchObject({ zip: '96319', city: '', state: 'AP' });
  });

  it('searches without a distance, which finds nothing and says why', async () => {
    const soldier = await newSeeker({ zip: military });
    const { status, body } = await soldier.api.post('/api/job/search', { zip: military });
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: [], total: 0, military: true });
    const near = await soldier.api.post(`/api/jobs/location/${military}`, {});
    expect(near).toMatchObject({ status: 200, body: { results: [], total: 0, military: true } });
    expect((await soldier.api.post('/api/job/search', { zip: '46590', sort: 'best-match' })).status).toBe(200);
  });

  it('applies, is shown to the company, and is near no job', async () => {
    const { seeker: soldier, job } = await newApplicant(company, {
      job: { tradeCategories: ['Roofing'] },
      seeker: { zip: military, tradeCategories: ['Roofing'] },
    });
    await settled();

    const applicants = () => company.api.get(`/api/jobs/${job}/applicants`);
    const { body } = await until(async () => {
      const answer = await applicants();
      return answer.body.results?.length ? answer : undefined;
    });
    expect(body.results[0]).toMatchObject({ city: '', state: 'AE' });
    const view = await soldier.api.get(`/api/jobs/${job}`);
    expect(view.body.applicationStatus).not.toHaveProperty('miles');
    expect((await soldier.api.post('/api/profile/job-seeker/job-matches', {})).body).toMatchObject({ total: 0 });
  });

  it('is removed from the search of companies when it moves from a town to military post', async () => {
    const mover = await newSeeker({ zip: '59911', tradeCategories: ['Masonry'] });
    const found = async () => {
      const { body } = await company.api.post('/api/profile/search', { zip: '59911', filters: {} });
      return body.results.some(({ id }: { id: string }) => id === mover.profileId);
    };
    await until(async () => (await found()) || undefined);
    expect((await mover.api.patch(`/api/profile/${mover.profileId}`, { zip: military })).status).toBe(200);
    await until(async () => !(await found()) || undefined);
  });
});

describe('military post where a place is needed', () => {
  const refusal = {
    status: 400,
    body: { code: 'zip_military', errors: [{ path: 'zip', message: MILITARY_ZIP_REFUSED }] },
  };

  it.each(militaryZips.slice(0, 4))('is rejected for a job at %s', async (zip) => {
    expect(await company.api.post('/api/jobs', jobFields({ zip }))).toMatchObject(refusal);
  });

  it('is rejected for a company and for its searches', async () => {
    const { api: founder, userId } = await newAccount('provider');
    const form = { user: userId, name: 'Ruiz Framing', type: 'provider', zip: military };
    expect(await founder.post('/api/accounts/upsert', form)).toMatchObject(refusal);
    expect(await company.api.patch(`/api/company/profile/${company.profileId}`, { zip: military })).toMatchObject(
      refusal,
    );
    expect(await company.api.post('/api/profile/search', { zip: military, filters: {} })).toMatchObject(refusal);
    expect(await company.api.post('/api/project/search', { zip: military })).toMatchObject(refusal);
  });
});

describe('a new ZIP of a known area', () => {
  it('accepts a seeker, a job and a search, with only the state', async () => {
    const job = await postJob(company, { zip: '59799', tradeCategories: ['Masonry'] });
    expect((await company.api.get(`/api/jobs/${job}`)).body).toMatchObject({ zip: '59799', city: '', state: 'MT' });
    const newcomer = await newSeeker({ zip: '59799', tradeCategories: ['Masonry'] });
    const { body } = await until(async () => {
      const answer = await newcomer.api.post('/api/job/search', { zip: '59799' });
      return answer.body.total > 0 ? answer : undefined;
    });
    expect(body.result[0]).toMatchObject({ city: '', state: 'MT', miles: 0 });
    const founder = await newAccount('provider');
    const form = { user: founder.userId, name: 'Ruiz Framing', type: 'provider', zip: '59799' };
    expect((await founder.api.post('/api/accounts/upsert', form)).status).toBe(200);
  });
});

describe('a ZIP of an area that is not assigned', () => {
  it('keeps the sentence of each form [PRO-28] [EMP-20] [SEE-06] [PRJ-24]', async () => {
    const zip = '00000';
    const { api: newcomer } = await newAccount('candidate');
    const messages = [
      await newcomer.post('/api/candidates/upsert', { ...candidateForm, zip }),
      await company.api.post('/api/jobs', jobFields({ zip })),
      await seeker.api.post('/api/job/search', { zip }),
      await company.api.post('/api/project/search', { zip }),
    ].map(({ status, body }) => [status, body.message]);
    expect(messages).toEqual([
      [400, 'Please enter a valid ZIP code'],
      [400, 'Please enter a valid ZIP code'],
      [400, 'Please enter a valid zipcode.'],
      [400, 'Please enter a valid ZIP code.'],
    ]);
  });
});
