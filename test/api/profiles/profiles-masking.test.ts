import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailTo, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { askAboutSomebody, type Ids, readEverything } from '../../support/contract/blind-reading.ts';
import { giveFiles } from '../../support/files/stored-files.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { first, patchOf, type Seeker, seeker } from '../../support/people/random-seeker.ts';
import { orderOf } from '../../support/posts/card-payments.ts';
import { apply, draftJob, postJob, unlock } from '../../support/posts/hiring.ts';

const RESUME = 'Qzresumename.pdf';

let worker: Person;
let employer: Person;
let opened: Person;
let blind: Record<string, Person['api']>;
let stranger: Person;
let draft: string;
let ids: Ids;
let files: string[];
let openedJob: string;

const plainPhone = (text: string): string[] => {
  const number = text.replace(/\D/g, '');
  return [
    number,
    `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`,
    `${number.slice(3, 6)}-${number.slice(6)}`,
  ];
};

/** Everything that a viewer without access must not find. */
const secretsOf = ({ who, texts, references }: Seeker): string[] =>
  [
    who.name,
    who.lastName,
    who.email,
    who.address,
    who.address2,
    who.website.replace('https://', ''),
    who.phoneNumber,
    ...plainPhone(who.phoneNumber),
    ...texts,
    ...references.flatMap(({ name, relationship, email, phone: number }) => [
      name,
      relationship,
      email,
      number,
      ...plainPhone(number),
    ]),
    RESUME,
    ...files,
    '/original',
  ].map((secret) => secret.toLowerCase());

const save = async (person: Seeker): Promise<void> => {
  const { status, body } = await worker.api.patch(`/api/profile/${worker.profileId}`, patchOf(person));
  expect(status, JSON.stringify(body)).toBe(200);
};

beforeAll(async () => {
  worker = await newSeeker();
  files = await giveFiles(
    worker.profileId,
    { purpose: 'resume', name: RESUME },
    { purpose: 'profilePhoto', name: 'Qzphotoname.jpg' },
  );
  await save(first);
  employer = await newCompany();
  opened = await newCompany();
  stranger = await newCompany({ type: 'vendor' });
  draft = await draftJob(stranger);
  const [rival, school] = [await newSeeker(), await newAccount('educational')];
  await school.api.post('/api/company/profile', { type: 'educational', name: 'A school', zip: '46590' });

  const jobId = await postJob(employer);
  openedJob = await postJob(opened);
  await apply(worker, employer, jobId);
  await apply(worker, opened, openedJob);
  await unlock(opened, worker, openedJob);
  const about = { type: 'job-application', job: openedJob };
  expect((await opened.api.patch(`/api/company/profile/access/grant/${worker.profileId}`, about)).status).toBe(200);
  await until(async () => (await employer.api.get(`/api/jobs/${jobId}/matches`)).body.results?.length);

  const { body: actions } = await employer.api.get('/api/jobs/jobseeker/actions', {
    profileId: worker.profileId,
    jobId,
  });
  const order = orderOf(actions.unlock.slug, { candidate_profile_id: worker.profileId, job_id: jobId });
  const { body: intent } = await employer.api.post('/api/payment/intent', order);
  ids = {
    ids: [worker.profileId, worker.userId, jobId, intent.id, ...files],
    userId: worker.userId,
    profileId: worker.profileId,
    jobId,
  };
  blind = {
    'the company applied to': employer.api,
    'a stranger': stranger.api,
    'another job seeker': rival.api,
    'a school': school.api,
    nobody: api(),
  };
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
/** Letters and digits only, however they were separated. */
const squashed = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The texts of a response about a person: the whole text, and each of its texts without the characters that separate
 * words.
 */
const findsIn = (answer: unknown, secrets: string[]): string[] => {
  const whole = JSON.stringify(answer ?? '').toLowerCase();
  const texts = textsIn(answer).map(squashed);
  return secrets.filter(
    (secret) =>
      whole.includes(secret) ||
      (!secret.startsWith('/') && squashed(secret).length > 6 && texts.some((text) => text.includes(squashed(secret)))),
  );
};

describe('a masked job seeker, whatever the profile holds', () => {
  it('[PRO-37] [PRO-38] hides names and contact details in every response of every endpoint from viewers without access', async () => {
    await fc.assert(
      fc.asyncProperty(seeker, async (person) => {
        await save(person);
        await settled();
        const secrets = secretsOf(person);
        for (const [who, viewer] of Object.entries(blind)) {
          for (const { asked, answer } of await readEverything(viewer, ids)) {
            expect(answer.status, `${who}: ${asked}`).toBeLessThan(500);
            expect(findsIn(answer.body, secrets), `${who}: ${asked}`).toEqual([]);
          }
        }
      }),
      // Shrinking a failing case would take longer than the test may.
      { numRuns: 2, endOnFailure: true },
    );
    // Every endpoint is called by every kind of caller, several times.
  }, 420_000);

  it("[PRO-38] isn't revealed by a draft, a move or a purchase of a stranger who guesses", async () => {
    await fc.assert(
      fc.asyncProperty(seeker, async (person) => {
        await save(person);
        await settled();
        const secrets = secretsOf(person);
        const guesses = ['Carpentry', ...person.skills, person.who.name, person.who.lastName];
        const texts = [...new Map(guesses.map((text) => [text.toLowerCase(), text])).values()];
        for (const zip of ['46590', '46580']) {
          expect((await stranger.api.patch(`/api/jobs/${draft}`, { zip, tradeCategories: texts })).status).toBe(200);
          const query = { profileId: worker.profileId, jobId: draft };
          const { status, body } = await stranger.api.get('/api/jobs/jobseeker/actions', query);
          expect({ status, fields: Object.keys(body).toSorted() }).toEqual({
            status: 200,
            fields: ['actions', 'briefing', 'priority', 'send', 'unlock'],
          });
          const about = { profileId: worker.profileId, userId: worker.userId, jobId: draft, texts, zip };
          for (const { asked, answer } of await askAboutSomebody(stranger.api, about)) {
            expect(answer.status, asked).toBeLessThan(500);
            expect(findsIn(answer.body, secrets), asked).toEqual([]);
          }
        }
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });

  it('[PRO-37] [PRO-38] is shown to the company applied to by the anonymous name, in lists and as a profile', async () => {
    const seen = (await readEverything(employer.api, ids)).filter(({ answer }) =>
      JSON.stringify(answer.body).includes(anonymousName(worker.profileId)),
    );
    const asked = seen.map((each) => each.asked);
    expect(asked).toEqual(
      expect.arrayContaining([
        `GET /api/profile/${worker.profileId}`,
        `GET /api/jobs/${ids.jobId}/applicants`,
        `GET /api/jobs/${ids.jobId}/matches`,
      ]),
    );
  });

  it('[PRO-38] is not named in mails or errors to the company applied to', async () => {
    const secrets = secretsOf(first);
    const mails = await until(async () => {
      const all = await mailTo(employer.email);
      return all.some(({ subject }) => /appl/i.test(subject)) && all;
    });
    expect(findsIn(mails, secrets)).toEqual([]);
    const about = { type: 'job-application', job: ids.jobId };
    const refusal = await employer.api.patch(`/api/company/profile/access/grant/${worker.profileId}`, about);
    expect(refusal).toMatchObject({ status: 409, body: { message: 'Please unlock this profile first.' } });
  });
});

describe('an opened job seeker', () => {
  it('[PRO-38] [PRO-43] is returned complete to the company it is open to', async () => {
    await fc.assert(
      fc.asyncProperty(seeker, async (person) => {
        await save(person);
        const { body } = await opened.api.get(`/api/profile/${worker.profileId}`);
        expect(body).toMatchObject({ ...patchOf(person), redacted: false });
        expect(body.jobSeeker.resume).toMatchObject({ id: files[0], name: RESUME });
        expect(body).not.toHaveProperty('savedJobs');
        const { results } = (await opened.api.get(`/api/jobs/${openedJob}/applicants`)).body;
        expect(results).toMatchObject([{ name: person.who.name, lastName: person.who.lastName }]);
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});
