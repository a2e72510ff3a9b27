import { expect, it } from 'vitest';
import { origin } from '../../../support/cloud/cloud.ts';
import { newCompany, newSeeker } from '../../../support/people/people.ts';
import { jobFields, postJob } from '../../../support/posts/hiring.ts';

it('a job stores the licenses that it asks for, shows them to workers and visitors, and removes them again', async () => {
  const [company, seeker] = [await newCompany(), await newSeeker()];
  const job = await postJob(company, { requiredLicenses: ['epa-608', 'osha-10'] });
  const licenses = async () => (await seeker.api.get(`/api/jobs/${job}`)).body.requiredLicenses;
  expect(await licenses()).toEqual(['epa-608', 'osha-10']);
  const page = await (await fetch(`${origin()}/job/${job}?lang=en`)).text();
  expect(page).toContain('EPA 608 certificate');
  const changed = await company.api.patch(`/api/jobs/${job}`, { requiredLicenses: [] });
  expect(changed.status).toBe(200);
  expect(await licenses()).toBeUndefined();
});

it('a job rejects an unknown license and a document of companies', async () => {
  const company = await newCompany();
  for (const kind of ['pilot', 'w-9', 7]) {
    const { status, body } = await company.api.post('/api/jobs', jobFields({ requiredLicenses: [kind] }));
    expect(status).toBe(400);
    expect(body.errors[0].path).toMatch(/^requiredLicenses/);
  }
});

it('a company reads which licenses its job asks for next to what happened with a worker, without any number', async () => {
  const [company, seeker] = [await newCompany(), await newSeeker()];
  const document = { id: 'd'.repeat(24), kind: 'osha-10', number: 'QZ-48213' };
  await seeker.api.patch(`/api/profile/${seeker.profileId}/documents`, { documents: [document] });
  const asks = await postJob(company, { requiredLicenses: ['osha-10', 'twic'] });
  const asksNone = await postJob(company);
  const actionsFor = async (jobId: string) =>
    (await company.api.get('/api/jobs/jobseeker/actions', { profileId: seeker.profileId, jobId })).body;
  const actions = await actionsFor(asks);
  expect(actions.requiredLicenses).toEqual(['osha-10', 'twic']);
  expect(JSON.stringify(actions)).not.toContain('QZ-48213');
  expect(await actionsFor(asksNone)).not.toHaveProperty('requiredLicenses');
});
