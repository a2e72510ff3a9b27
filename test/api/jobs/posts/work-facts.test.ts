import { expect, it } from 'vitest';
import { origin } from '../../../support/cloud/cloud.ts';
import { settled } from '../../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../../support/people/people.ts';
import { jobFields, postJob } from '../../../support/posts/hiring.ts';

const facts = {
  openings: 2,
  startDate: '2026-12-01',
  hours: 'Monday to Friday, 6:30 AM to 3:30 PM',
  area: 'Pike Lake, Warsaw',
  overtime: 'Some overtime',
  travel: ['Per diem'],
  equipment: ['Own hand tools'],
  drugTest: true,
};
const questions = [
  { text: 'Can you read framing plans?', wantsYes: true },
  { text: 'Have you led a crew before?', wantsYes: false },
];
const none = {
  openings: null,
  startDate: '',
  hours: '',
  area: '',
  overtime: '',
  travel: [],
  equipment: [],
  drugTest: false,
  questions: [],
};

type Row = { id: string };
const jobsOf = (rows: { job: Row }[]): Row[] => rows.map(({ job }) => job);
const read = async (by: Person, job: string) => (await by.api.get(`/api/jobs/${job}`)).body;

it('[EMP-38] a job stores what workers ask about, shows it to both sides and visitors, and removes it again', async () => {
  const [company, seeker] = [await newCompany(), await newSeeker()];
  const job = await postJob(company, { ...facts, questions });
  expect(await read(company, job)).toMatchObject({ ...facts, questions });
  const seen = await read(seeker, job);
  expect(seen).toMatchObject(facts);
  expect(seen.questions).toEqual(questions.map(({ text }) => ({ text })));

  const page = await (await fetch(`${origin()}/job/${job}?lang=en`)).text();
  for (const text of ['Openings: 2', 'Starts Dec 1, 2026', facts.hours, facts.area, 'Per diem', 'Drug test'])
    expect(page).toContain(text);
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    totalJobOpenings: 2,
    jobStartDate: '2026-12-01',
    workHours: facts.hours,
    jobLocation: { name: facts.area },
  });

  expect((await company.api.patch(`/api/jobs/${job}`, none)).status).toBe(200);
  const emptied = await read(company, job);
  for (const name of Object.keys(none)) expect(emptied, name).not.toHaveProperty(name);
});

it('every row of a job has the facts that help a job seeker decide, and none that the job lacks', async () => {
  const [zip, tradeCategories] = ['57717', ['Framing']];
  const [company, seeker] = [await newCompany({ zip }), await newSeeker({ zip, tradeCategories })];
  const { hours: _hours, area: _area, equipment: _equipment, drugTest: _drugTest, ...named } = facts;
  const inRow = { ...named, shift: 'Day shift', requiredLicenses: ['osha-10'] };
  const post = { zip, tradeCategories };
  const full = await postJob(company, { ...post, ...facts, ...inRow });
  const bare = await postJob(company, post);
  await seeker.api.patch(`/api/profile/${seeker.profileId}`, { savedJobs: [full, bare] });
  await settled();

  const found = (await seeker.api.post('/api/job/search', { zip })).body.result;
  const saved = (await seeker.api.get('/api/jobs/list/saved')).body.result;
  const activities = (await seeker.api.post('/api/profile/job-seeker/activities', {})).body.results;
  const matches = (await seeker.api.post('/api/profile/job-seeker/job-matches', {})).body.results;
  for (const rows of [found, ...[saved, activities, matches].map(jobsOf)]) {
    const rowOf = (id: string) => rows.find((row: Row) => row.id === id);
    expect(rowOf(full)).toMatchObject(inRow);
    expect(rowOf(full)).not.toHaveProperty('hours');
    for (const name of Object.keys(inRow)) expect(rowOf(bare), name).not.toHaveProperty(name);
  }
});

it('[EMP-33] a job keeps the facts that a change leaves out', async () => {
  const company = await newCompany();
  const job = await postJob(company, { ...facts, questions });
  expect((await company.api.patch(`/api/jobs/${job}`, { name: 'Framer' })).status).toBe(200);
  expect(await read(company, job)).toMatchObject({ ...facts, questions, name: 'Framer' });
});

it.each([
  ['openings', 0],
  ['openings', 100],
  ['openings', 1.5],
  ['startDate', '2026-02-30'],
  ['hours', 'x'.repeat(81)],
  ['area', 'x'.repeat(121)],
  ['overtime', 'All day'],
  ['travel', ['Free lunch']],
  ['equipment', ['A crane']],
  ['questions', Array.from({ length: 4 }, (_, index) => ({ text: `Question ${index}`, wantsYes: false }))],
  ['questions.1.text', [questions[0], { text: 'can you read FRAMING plans?', wantsYes: false }]],
  ['questions', [{ text: ' ', wantsYes: false }]],
])('[EMP-19] a job rejects a wrong value of %s', async (name, value) => {
  const company = await newCompany();
  const [field = ''] = name.split('.');
  const { status, body } = await company.api.post('/api/jobs', jobFields({ [field]: value }));
  expect(status).toBe(400);
  expect(body.errors[0].path).toMatch(new RegExp(`^${name}`));
});
