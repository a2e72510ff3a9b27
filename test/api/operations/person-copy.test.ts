import '../../support/cloud/handler-environment.ts';
import { beforeAll, expect, it } from 'vitest';
import { copyPerson, type PersonCopy } from '../../../functions/operator/person/copy-person.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { connect, write } from '../../support/posts/conversations.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

let seeker: Person;
let copy: PersonCopy | undefined;

beforeAll(async () => {
  seeker = await newSeeker();
  const company = await newCompany();
  await apply(seeker, company, await postJob(company));
  await connect(seeker, company);
  await write(seeker, company, 'I can start on Monday.');
  await write(company, seeker, 'Bring your own tools.');
  await company.api.post(`/api/company/notes/${seeker.profileId}`, { text: 'Never on time.' });
  await company.api.post(`/api/blocks/${seeker.profileId}`);
  await settled();
  copy = await copyPerson(seeker.email);
});

it('the copy of a person has their account, profile, applications and both sides of their messages', () => {
  const { items = {} } = copy ?? {};
  expect(items.User).toMatchObject([{ email: seeker.email }]);
  expect(items.SeekerProfile).toHaveLength(1);
  expect(Object.keys(items)).toEqual(expect.arrayContaining(['AccessEntry', 'SeekerActivity', 'Conversation']));
  expect(items.Message?.map(({ text }) => text).toSorted()).toEqual([
    'Bring your own tools.',
    'I can start on Monday.',
  ]);
});

it('the copy of a person has no keys of the table, and nothing that a company wrote for itself', () => {
  const text = JSON.stringify(copy);
  expect(text).not.toMatch(/"(pk|sk|gsi\d[ps]k)":/);
  expect(text).not.toContain('Never on time.');
  expect(Object.keys(copy?.items ?? {})).not.toContain('Block');
});

it('there is no copy for an address without an account', async () => {
  expect(await copyPerson('no-one@example.com')).toBeUndefined();
});
