import { beforeAll, describe, expect, it } from 'vitest';
import { uploaded } from '../../support/files/files.ts';
import { photo } from '../../support/files/pictures.ts';
import { giveFiles } from '../../support/files/stored-files.ts';
import { notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newApplicant } from '../../support/posts/applicants.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

type Fields = Record<string, unknown>;
const NO_PROFILE = { status: 404, body: { message: "We couldn't retrieve the data for this profile." } };

const operations = {
  workRadius: '0-100mi',
  industry: ['Residential'],
  numberOfEmployees: '5 - 20',
};

const furtherOperations = {
  volumeCompletedProjects: '$1M-$5M',
  emr: '0.86',
  labor: 'Subcontracted Labor',
  utilizeUnionLabor: 'N',
  oshaCertification: '30-hour',
  paymentProcessTime: 'Net 30',
};
let company: Person;
let other: Person;
let seeker: Person;

const look = (as: Person, at: Person, side: 'profile' | 'company/profile' = 'company/profile') =>
  as.api.get(`/api/${side}/${at.profileId}`);
const save = (as: Person, fields: Fields) => as.api.patch(`/api/company/profile/${as.profileId}`, fields);

beforeAll(async () => {
  [company, other, seeker] = [await newCompany(), await newCompany(), await newSeeker()];
  await save(company, {
    address: '12 Main St',
    website: 'https://framing.example.com',
    description: '<p>We frame.</p>',
    provider: {
      ...operations,
      ...furtherOperations,
      taxId: '00-1234567',
      principleContact: { firstName: 'Ruth', lastName: 'Hershberger' },
      affiliations: ['Chamber of Commerce'],
    },
  });
});

describe('a profile with files', () => {
  const patch = (photos: Fields[], more: Fields = {}) => save(company, { showcasePhotos: photos, ...more });

  it("[PRO-42] [FIL-06] shows a company's photo and showcase to everyone, the original to its owner only", async () => {
    const [photo, kitchen, deck] = await giveFiles(
      company.profileId,
      { purpose: 'profilePhoto', name: 'logo.png' },
      { purpose: 'showcase', name: 'kitchen.jpg' },
      { purpose: 'showcase', name: 'deck.jpg' },
    );
    const own = (await look(company, company)).body;
    expect(own.profilePhoto).toMatchObject({ id: photo, _id: photo, url: expect.stringContaining('/original') });
    expect(own.profilePhotoUrl).toBe(own.profilePhoto.thumbnails.small);
    expect(own.showcasePhotos.map(({ id }: { id: string }) => id)).toEqual([kitchen, deck]);
    for (const viewer of [seeker, other]) {
      const answer = await look(viewer, company);
      expect(answer.body).toMatchObject({
        profilePhoto: { id: photo },
        showcasePhotos: [{ id: kitchen }, { id: deck }],
      });
      expect(JSON.stringify(answer.body)).not.toContain('/original');
    }
  });

  it('[PRO-42] stores order and captions of the showcase, and removes photos listed as removed', async () => {
    const target = await newCompany();
    const [one, two, three] = await giveFiles(
      target.profileId,
      ...['one', 'two', 'three'].map((name) => ({ purpose: 'showcase' as const, name })),
    );
    const arranged = await save(target, {
      showcasePhotos: [{ id: three, caption: ' Stairs ' }, { id: one }],
      removedShowcasePhotos: [two],
    });
    expect(arranged.body.showcasePhotos).toMatchObject([{ id: three, caption: 'Stairs' }, { id: one }]);
    const again = await save(target, { showcasePhotos: [{ id: one }, { id: three }] });
    expect(again.body.showcasePhotos).toMatchObject([{ id: one }, { id: three, caption: 'Stairs' }]);
    expect((await look(target, target)).body.showcasePhotos).toHaveLength(2);
    expect((await save(target, { showcasePhotos: [{ id: two }] })).status).toBe(400);
    expect((await save(target, { removedShowcasePhotos: [one, two, three] })).body.showcasePhotos).toEqual([]);
  });

  it('[PRO-42] keeps a photo that a colleague added in the meantime, after the ordered ones', async () => {
    const target = await newCompany();
    const [one, two] = await giveFiles(
      target.profileId,
      ...['one', 'two'].map((name) => ({ purpose: 'showcase' as const, name })),
    );
    const added = await uploaded(target, 'showcase', await photo('three.jpg'));
    const arranged = await save(target, { showcasePhotos: [{ id: two }, { id: one }] });
    expect(arranged.body.showcasePhotos).toMatchObject([{ id: two }, { id: one }, { id: added.id }]);
  });

  it("[PRO-42] [FIL-04] removes only the company's own showcase photos: neither another company's photo nor the logo", async () => {
    const target = await newCompany();
    const [logo] = await giveFiles(target.profileId, { purpose: 'profilePhoto', name: 'logo.png' });
    const [theirs] = await giveFiles(other.profileId, { purpose: 'showcase', name: 'theirs.jpg' });
    expect((await save(target, { removedShowcasePhotos: [logo, theirs] })).status).toBe(200);
    expect((await look(target, target)).body.profilePhoto).toMatchObject({ id: logo });
    const shown = (await look(target, other)).body.showcasePhotos.map(({ id }: { id: string }) => id);
    expect(shown).toContain(theirs);
  });

  it("[PRO-42] rejects a photo that is not the profile's or is repeated, and changes nothing then", async () => {
    const [foreign] = await giveFiles(other.profileId, { purpose: 'showcase', name: 'theirs.jpg' });
    const before = (await look(company, company)).body;
    const [{ id: known }] = before.showcasePhotos;
    const refusals: [Fields[], string][] = [
      [[{ id: known }, { id: foreign }], 'showcasePhotos.1.id'],
      [[{ id: known }, { id: known }], 'showcasePhotos.1.id'],
      [[{ id: before.profilePhoto.id }], 'showcasePhotos.0.id'],
    ];
    for (const [photos, path] of refusals) {
      expect(await patch(photos, { name: 'Not this time' })).toMatchObject({
        status: 400,
        body: { errors: [{ path, message: 'This photo is not in your showcase.' }] },
      });
    }
    const after = (await look(company, company)).body;
    expect(after).toMatchObject({ name: before.name, updatedAt: before.updatedAt });
    expect(after.showcasePhotos.map(({ id }: { id: string }) => id)).toEqual(
      before.showcasePhotos.map(({ id }: { id: string }) => id),
    );
  });

  it('shows a masked seeker with the answers that are options of a list, and without unanswered ones', async () => {
    const [worker, plain] = [await newSeeker(), await newSeeker()];
    const answers = {
      isVeteran: true,
      veteranStatus: 'Retired',
      validCdlLicense: true,
      cdlClass: 'A',
      managementExperience: ['Site Management'],
    };
    await worker.api.patch(`/api/profile/${worker.profileId}`, { jobSeeker: answers });
    expect((await look(company, worker, 'profile')).body).toMatchObject({ redacted: true, jobSeeker: answers });
    const { jobSeeker } = (await look(company, plain, 'profile')).body;
    for (const name of Object.keys(answers)) expect(jobSeeker).not.toHaveProperty(name);
  });

  it('[PRO-38] [PRO-43] shows that a masked seeker has a resume, and opens photo and resume with the rest', async () => {
    const { seeker: worker, job } = await newApplicant(company);
    expect((await look(company, worker, 'profile')).body.jobSeeker.hasResume).toBe(false);
    const [resume, photo] = await giveFiles(
      worker.profileId,
      { purpose: 'resume', name: 'Travis Yoder CV.pdf' },
      { purpose: 'profilePhoto', name: 'me.jpg' },
    );
    const masked = (await look(company, worker, 'profile')).body;
    expect(masked.jobSeeker.hasResume).toBe(true);
    for (const field of ['profilePhoto', 'profilePhotoUrl']) expect(masked).not.toHaveProperty(field);
    expect(masked.jobSeeker).not.toHaveProperty('resume');

    await unlock(company, worker, job);
    const open = (await look(company, worker, 'profile')).body;
    expect(open).toMatchObject({
      profilePhoto: { id: photo },
      profilePhotoUrl: expect.any(String),
      jobSeeker: { hasResume: true, resume: { id: resume, name: 'Travis Yoder CV.pdf' } },
    });
    expect(open.jobSeeker.resume).not.toHaveProperty('url');
  });
});

describe('a fact that the worker hides from companies', () => {
  const answers = { isVeteran: true, veteranStatus: 'Retired', isAdult: true, authorizedInUS: true };
  const names = ['isVeteran', 'veteranStatus', 'isAdult', 'authorizedInUS', 'requireSponsorship', 'hiddenFacts'];

  it('[PRO-08] is absent for every company, before and after the unlock, and stays for the worker', async () => {
    const worker = await newSeeker();
    const [stranger, buyer] = [await newCompany(), await newCompany()];
    await unlock(buyer, worker, await postJob(buyer));
    const save = (hiddenFacts: string[]) =>
      worker.api.patch(`/api/profile/${worker.profileId}`, { jobSeeker: { ...answers, hiddenFacts } });
    const partFor = async (viewer: Person) => (await look(viewer, worker, 'profile')).body.jobSeeker;

    expect((await save([])).status).toBe(200);
    for (const viewer of [stranger, buyer]) expect(await partFor(viewer)).toMatchObject(answers);
    expect((await save(['Veteran', 'Age', 'Work authorization'])).status).toBe(200);
    for (const viewer of [stranger, buyer])
      for (const name of names) expect(await partFor(viewer)).not.toHaveProperty(name);
    expect(await partFor(worker)).toMatchObject({ ...answers, hiddenFacts: ['Veteran', 'Age', 'Work authorization'] });
    expect((await save(['Age'])).status).toBe(200);
    for (const viewer of [stranger, buyer]) {
      const { isAdult: _, ...shown } = answers;
      expect(await partFor(viewer)).toMatchObject(shown);
      expect(await partFor(viewer)).not.toHaveProperty('isAdult');
    }
    expect((await save(['Education'])).status).toBe(400);
  });
});

describe('a question', () => {
  const questions = ['isVeteran', 'hasReferences', 'validDriversLicense', 'validCdlLicense', 'reliableTransportation'];

  it('[PRO-43] that is unanswered is absent, which differs from no', async () => {
    const [silent, employer] = [await newSeeker(), await newCompany()];
    const seenBy = async (viewer: Person) => (await look(viewer, silent, 'profile')).body.jobSeeker;
    const answer = (value: boolean | null) => {
      const jobSeeker = Object.fromEntries(questions.map((question) => [question, value]));
      return silent.api.patch(`/api/profile/${silent.profileId}`, { jobSeeker });
    };
    for (const viewer of [silent, employer])
      for (const question of questions) expect(await seenBy(viewer)).not.toHaveProperty(question);
    expect((await answer(false)).status).toBe(200);
    for (const viewer of [silent, employer])
      expect(await seenBy(viewer)).toMatchObject({ isVeteran: false, hasReferences: false });
    expect((await answer(null)).status).toBe(200);
    for (const viewer of [silent, employer])
      for (const question of questions) expect(await seenBy(viewer)).not.toHaveProperty(question);
  });
});

describe('a profile behind a notification', () => {
  it('[PRO-04] is loaded by its id, masked for the reader, also when the seeker is hidden by now', async () => {
    const [hirer, worker] = [await newCompany(), await newSeeker()];
    await apply(worker, hirer, await postJob(hirer));
    const [told] = (await notificationsOf(hirer, 'newApplicant')) as unknown as { id: string }[];
    const path = `/api/profile/notification/${told?.id}`;
    await worker.api.patch(`/api/profile/${worker.profileId}`, { public: false });
    const { status, body } = await hirer.api.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: worker.profileId,
      redacted: true,
      name: `Jobseeker${worker.profileId.slice(0, 4)}`,
    });
    expect(body).toEqual((await look(hirer, worker, 'profile')).body);

    const unknown = { status: 404, body: { message: "We couldn't find this notification." } };
    expect(await other.api.get(path)).toMatchObject(unknown);
    expect(await worker.api.get(path)).toMatchObject(unknown);
    expect(await look(other, worker, 'profile')).toMatchObject(NO_PROFILE);
  });
});
