import { MAX_TAG_LENGTH } from '@plumbline/shared/contracts/fields';
import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { blankSearchForm, toSearchAddress } from '@plumbline/shared/contracts/jobs/search-address';
import { positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { shifts } from '@plumbline/shared/options/jobs/shifts';
import { overtimes, travelTerms } from '@plumbline/shared/options/jobs/work-facts';
import { MAX_PATH_LENGTH, MAX_SEARCH_WORDS, MAX_TRADE_LENGTH } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailTo, origin } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { freshSolution, newCompany, newEmail, type Person } from '../../support/people/people.ts';
import { draftJob, postJob } from '../../support/posts/hiring.ts';

let company: Person;
let job: string;

const factsOf = (id: string, query: Record<string, string> = {}) => api().get(`/api/public/jobs/${id}`, query);

/** Signs up from the page of a job, and returns the set-up mail with the query of its link. */
const signUpFor = async (body: Record<string, unknown>) => {
  const email = newEmail('applicant');
  const challenge = await freshSolution();
  expect(await api().post('/api/users/register', { email, challenge, ...body })).toMatchObject({ status: 200 });
  const [mail] = await mailTo(email);
  const link = new URL(mail?.links.find((each) => each.includes('/confirm-email')) ?? origin());
  const { key, ...query } = Object.fromEntries(link.searchParams);
  return { mail, key, query };
};

beforeAll(async () => {
  company = await newCompany();
  job = await postJob(company, {
    name: 'Service Plumber',
    compensation: '',
    pay: { from: 3200, to: 3800, unit: 'hour' },
    tradeCategories: ['Plumbing & Pipefitting'],
    zip: '46580',
  });
});

describe('the facts of a public job', () => {
  it('are readable without an account, with the miles from a ZIP Code', async () => {
    const { status, body, headers } = await factsOf(job, { zip: '46590' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('s-maxage=120');
    expect(body).toMatchObject({
      id: job,
      name: 'Service Plumber',
      company: { id: company.profileId },
      pay: { from: 3200, to: 3800, unit: 'hour' },
      tradeCategories: ['Plumbing & Pipefitting'],
      miles: expect.any(Number),
    });
    expect(Object.keys(body)).not.toContain('applicants');
  });

  it.each(['00000', 'x', '9'.repeat(40)])('leave the miles out for the ZIP Code %s', async (zip) => {
    expect((await factsOf(job, { zip })).body.miles).toBeUndefined();
  });

  it('are missing for drafts, unknown jobs and jobs for members only, and gone for ended jobs', async () => {
    const draft = await draftJob(company, { name: 'Not out yet' });
    for (const id of [draft, 'f'.repeat(24)]) {
      expect(await factsOf(id)).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
    }
    const hidden = await newCompany();
    const membersOnly = await postJob(hidden);
    await hidden.api.patch(`/api/company/profile/${hidden.profileId}`, { jobsOnWeb: false });
    expect(await factsOf(membersOnly)).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
    const ended = await postJob(company);
    await company.api.delete(`/api/jobs/${ended}`);
    expect(await factsOf(ended)).toMatchObject({ status: 410, body: { code: 'job_gone' } });
  });
});

describe('signing up to apply for a job', () => {
  it('mails a link that names the job and continues on any device, with the search and the language', async () => {
    const redirect = `/jobs/${job}`;
    const { mail, key, query } = await signUpFor({ redirect, zip: '46580', trade: 'plomero' });
    expect(mail?.subject).toBe('Finish applying for Service Plumber');
    for (const fact of ['$32 to $38 an hour', 'Warsaw, IN']) expect(mail?.text).toContain(fact);
    expect(key).toBeTruthy();
    expect(query).toEqual({ redirect, zip: '46580', trade: 'Plumbing & Pipefitting', lang: 'en' });
  });

  it('mails in the language of the page, whatever the browser prefers', async () => {
    const { mail, query } = await signUpFor({ redirect: `/jobs/${job}`, language: 'es' });
    expect(mail?.subject).toBe('Termine su solicitud para Service Plumber');
    expect(mail?.text).toContain('$32 a $38 por hora');
    expect(query.lang).toBe('es');
  });

  it.each([
    ['empty', { zip: '', trade: '' }],
    ['blank', { zip: ' ', trade: ' ' }],
    ['as long as the trade of a job', { zip: '9'.repeat(21), trade: 'x'.repeat(MAX_TAG_LENGTH) }],
    ['thousands of characters long', { zip: 'z'.repeat(5000), trade: 'x'.repeat(5000) }],
  ])('leaves out a ZIP Code and a trade that are %s', async (_, hints) => {
    const { query } = await signUpFor({ redirect: `/jobs/${job}`, ...hints });
    expect(query).toEqual({ redirect: `/jobs/${job}`, lang: 'en' });
  });

  it('returns to the longest search, and refuses only a longer page', async () => {
    const form: JobSearchForm = {
      ...blankSearchForm('46580-1234'),
      tradeCategories: ['溶'.repeat(MAX_TRADE_LENGTH)],
      words: '接'.repeat(MAX_SEARCH_WORDS),
      positionTypes: [...positionTypes],
      shifts: [...shifts],
      startsWithin: 30,
      travel: [...travelTerms],
      overtime: [...overtimes],
      onlyHeldLicenses: true,
      paidTrainingFirst: true,
      experienceRequired: false,
      willingToProvidePaidTraining: true,
      payAtLeast: { amount: 123_456, unit: 'year' },
      postedWithin: 30,
      radius: 25,
    };
    const redirect = `/jobs/search?${toSearchAddress({ form, sort: 'newest', page: 19 })}&save=1`;
    expect((await signUpFor({ redirect })).query.redirect).toBe(redirect);
    const email = newEmail('applicant');
    const longer = { email, challenge: await freshSolution(), redirect: `/${'x'.repeat(MAX_PATH_LENGTH)}` };
    expect((await api().post('/api/users/register', longer)).status).toBe(400);
  });

  it('mails the usual link to a visitor who only saves the job', async () => {
    const redirect = `/jobs/${job}?save=1`;
    const { mail, query } = await signUpFor({ redirect });
    expect(mail?.subject).toBe('Set up your Plumbline account');
    expect(query.redirect).toBe(redirect);
  });

  it.each([
    [
      'has ended',
      async () => {
        const ended = await postJob(company);
        await company.api.delete(`/api/jobs/${ended}`);
        return ended;
      },
    ],
    ['is a draft', () => draftJob(company, { name: 'Secret Tower' })],
    ['is unknown', async () => 'f'.repeat(24)],
  ])('mails the usual link when the job %s', async (_, prepare) => {
    const redirect = `/jobs/${await prepare()}`;
    const { mail, query } = await signUpFor({ redirect });
    expect(mail?.subject).toBe('Set up your Plumbline account');
    expect(mail?.text).not.toContain('Secret Tower');
    expect(query.redirect).toBe(redirect);
  });
});
