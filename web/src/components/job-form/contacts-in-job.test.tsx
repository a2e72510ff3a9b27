import { jobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { publicJobTexts } from '@plumbline/shared/domain/contact-details/public-job-texts';
import { expect, it } from 'vitest';
import { contactsInJob, textsWithoutContacts } from './contacts-in-job.ts';
import { emptyJob } from './job-values.ts';

const CONTACT = '(574) 555-0142';
const TEXT = `Call ${CONTACT}`;
const complete = {
  ...emptyJob,
  name: 'Roofer',
  zip: '46590',
  type: 'Full-Time',
  experienceRequired: false,
  willingToProvidePaidTraining: false,
};

/** The values of one field that have a contact and that the form accepts; none for a field that isn't free text. */
const accepted = Object.keys(jobForm.shape).flatMap((name) =>
  [TEXT, [TEXT], [{ text: TEXT, wantsYes: true }]].flatMap((value) => {
    const { data } = jobForm.safeParse({ ...complete, [name]: value });
    return data ? [{ name, job: data }] : [];
  }),
);

it('the free texts of the job form are those that people write', () => {
  expect(accepted.map(({ name }) => name).sort()).toEqual([
    'area',
    'benefits',
    'compensation',
    'description',
    'hours',
    'name',
    'qualifications',
    'questions',
    'tradeCategories',
    'whyWorkHere',
  ]);
});

it.each(accepted)('contact details in the field "$name" of a job are found and removed', ({ job }) => {
  const { html, lines } = publicJobTexts(job);
  expect([...html, ...lines].join('\n')).toContain(CONTACT);
  expect(contactsInJob(job)).toEqual([CONTACT]);
  const cleared = jobForm.safeParse({ ...job, ...textsWithoutContacts(job) });
  expect(cleared.success && contactsInJob(cleared.data)).toEqual([]);
});

it('an entry or a question that is only a contact detail is removed as a whole', () => {
  const job = jobForm.parse({
    ...complete,
    benefits: [CONTACT, 'PTO'],
    questions: [{ text: CONTACT, wantsYes: true }],
  });
  expect(textsWithoutContacts(job)).toMatchObject({ benefits: ['PTO'], questions: [] });
});
