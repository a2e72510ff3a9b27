import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { follow, uploaded } from '../../support/files/files.ts';
import { pdf, picture } from '../../support/files/pictures.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

type Reader = Pick<Person, 'api'>;

let seeker: Person;
let other: Person;
let masked: Person;
let opened: Person;
let staff: Reader;
let stranger: Reader;
// biome-ignore lint/suspicious/noExplicitAny: file views as they were answered
let files: Record<'photo' | 'resume' | 'logo' | 'work', any>;

beforeAll(async () => {
  [seeker, other, masked, opened] = [await newSeeker(), await newSeeker(), await newCompany(), await newCompany()];
  staff = await newStaff();
  stranger = await newAccount('provider');
  const photo = { name: 'me.jpg', bytes: await picture(60, 40) };
  files = {
    photo: await uploaded(seeker, 'profilePhoto', photo),
    resume: await uploaded(seeker, 'resume', { name: 'cv.pdf', bytes: pdf() }),
    logo: await uploaded(masked, 'profilePhoto', photo),
    work: await uploaded(masked, 'showcase', photo),
  };
  const job = await postJob(opened);
  await apply(seeker, opened, job);
  await apply(seeker, masked, await postJob(masked));
  await unlock(opened, seeker, job);
});

/** The responses of every way to read a file. */
const statusesOf = async ({ api: as }: Reader, { id }: { id: string }) =>
  Promise.all(
    [`/api/files/get/${id}`, `/api/files/url/${id}`, `/api/files/url/thumbnail/${id}/small`].map(
      async (path) => (await as.get(path)).status,
    ),
  );
const allowed = [200, 200, 200];
const denied = [404, 404, 404];

describe("[FIL-02] [PRO-38] a seeker's photo and resume", () => {
  it('are for the seeker, for a company that unlocked the profile and for staff', async () => {
    for (const person of [seeker, opened, staff]) {
      expect(await statusesOf(person, files.photo)).toEqual(allowed);
      // A resume has no thumbnail.
      expect(await statusesOf(person, files.resume)).toEqual([200, 200, 404]);
    }
  });

  it('return 404 to a company that sees the profile masked, to other seekers and to strangers', async () => {
    for (const person of [masked, other, stranger]) {
      expect(await statusesOf(person, files.photo)).toEqual(denied);
      expect(await statusesOf(person, files.resume)).toEqual(denied);
    }
  });

  it('are shown to others as the thumbnail only, because the original may reveal where it was taken', async () => {
    for (const { api: as } of [opened, staff]) {
      const { body: view } = await as.get(`/api/files/get/${files.photo.id}`);
      const { body: link } = await as.get(`/api/files/url/${files.photo.id}`);
      for (const url of [view.url, link.url]) expect(url).toContain('/large.webp');
    }
    const { body: own } = await seeker.api.get(`/api/files/get/${files.photo.id}`);
    expect(own.url).toContain('/original');
  });

  it('[PRO-12] are downloaded under the name that the company has unlocked', async () => {
    const { body } = await opened.api.get(`/api/files/url/${files.resume.id}`);
    const { headers } = await follow(body.url);
    expect(headers.get('content-disposition')).toContain('filename="Travis Yoder Resume.pdf"');
  });
});

describe("[FIL-02] a company's photos", () => {
  it('are readable for everyone who is signed in', async () => {
    for (const person of [masked, opened, seeker, stranger, staff]) {
      expect(await statusesOf(person, files.logo)).toEqual(allowed);
      expect(await statusesOf(person, files.work)).toEqual(allowed);
    }
  });

  it('are not readable for anyone else', async () => {
    expect(await statusesOf({ api: api() }, files.logo)).toEqual([401, 401, 401]);
  });

  it('[FIL-04] can be changed by every user of the company, and by no one else', async () => {
    const colleague = await newColleague(masked);
    const file = await uploaded(colleague, 'showcase', { name: 'a.jpg', bytes: await picture(9, 9) });
    expect(file.id.startsWith(masked.profileId)).toBe(true);
    expect((await opened.api.delete(`/api/files/${file.id}/showcase`)).status).toBe(404);
    expect((await staff.api.delete(`/api/files/${file.id}/showcase`)).status).toBe(404);
    expect((await masked.api.delete(`/api/files/${file.id}/showcase`)).status).toBe(200);
  });
});

describe('the id of a file that does not exist', () => {
  it.each([
    ['of an own profile', () => `${seeker.profileId}${'0'.repeat(24)}`],
    ['of nobody', () => 'f'.repeat(48)],
  ])('is not found (%s)', async (_, id) => {
    expect(await statusesOf(seeker, { id: id() })).toEqual(denied);
  });

  it.each(['x', 'A'.repeat(48), '0'.repeat(24), `${'0'.repeat(48)}%2F..`])(
    'is refused when it is no id (%s)',
    async (id) => {
      expect(await statusesOf(seeker, { id })).toEqual([400, 400, 400]);
    },
  );
});

describe('a user without a profile', () => {
  it("can't store a file", async () => {
    for (const person of [stranger, staff]) {
      const body = { purpose: 'profilePhoto', name: 'a.jpg', size: 9 };
      expect((await person.api.post('/api/files/uploads', body)).status).toBe(403);
    }
  });
});
