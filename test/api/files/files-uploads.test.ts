import '../../support/cloud/handler-environment.ts';
import type { FilePurpose } from '@plumbline/shared/options/files';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nowIso } from '../../../functions/platform/clock.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { readProfileFiles, writeProfileFiles } from '../../../functions/table/profiles/profile-files.ts';
import { advanceClock, fault, until } from '../../support/cloud/cloud.ts';
import { onLocalStack } from '../../support/cloud/localstack.ts';
import { follow, uploadByForm } from '../../support/files/files.ts';
import { noise, pdf, picture } from '../../support/files/pictures.ts';
import { sendForm, type UploadForm } from '../../support/files/send-form.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';

const MB = 1024 * 1024;
let seeker: Person;
beforeAll(async () => {
  seeker = await newSeeker();
});
afterEach(() => fault({ dependency: 's3', mode: 'off' }));

const start = async (person: Person, overrides: object = {}) =>
  person.api.post('/api/files/uploads', { purpose: 'profilePhoto', name: 'me.jpg', size: 6 * MB, ...overrides });
const started = async (person: Person, overrides: object = {}): Promise<UploadForm> => {
  const { status, body } = await start(person, overrides);
  if (status !== 201) throw new Error(`uploads answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
const finish = (person: Person, { id }: Pick<UploadForm, 'id'>) => person.api.post(`/api/files/uploads/${id}`);
const getFile = (person: Person, { id }: Pick<UploadForm, 'id'>) => person.api.get(`/api/files/get/${id}`);
const codeOf = async (response: Response) => /<Code>(\w+)</.exec(await response.text())?.[1];

const NOT_SENT = {
  status: 404,
  body: { code: 'file_not_received', message: 'This file did not arrive. Please upload it again.' },
};

describe('[FIL-09] uploading straight to the bucket', () => {
  it('accepts a photo that is too large for the API', async () => {
    const bytes = await noise(1600, 1400);
    expect(bytes.length).toBeGreaterThan(6 * MB);
    const { status, body } = await uploadByForm(seeker, 'profilePhoto', { name: '現場.png', bytes });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: '現場.png', type: 'image/png', size: bytes.length, width: 1600, version: 1 });
    expect((await follow(body.url)).bytes.equals(bytes)).toBe(true);
    await until(async () => (await follow(body.thumbnails.small)).status === 200);
  });

  it('returns the same when it is confirmed twice', async () => {
    const form = await started(seeker, { purpose: 'resume', name: 'cv.pdf' });
    await sendForm(form, pdf());
    const [first, second] = [await finish(seeker, form), await finish(seeker, form)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it('counts it once when it is confirmed twice at the same time', async () => {
    const owner = await newCompany();
    const form = await started(owner, { purpose: 'showcase' });
    await sendForm(form, await picture(20, 20));
    const both = await Promise.all([finish(owner, form), finish(owner, form)]);
    expect(both.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const again = await finish(owner, form);
    expect(again).toMatchObject({ status: 201, body: { id: form.id, version: 1 } });
  });

  it.each([
    ['200 MB', { size: 200 * MB }, 'Please choose a file of at most 10 MB'],
    ['no bytes', { size: 0 }, 'Please enter a valid value'],
    ['no name', { name: ' ' }, 'Please enter a valid value'],
    ['an unknown purpose', { purpose: 'passport' }, 'Please enter a valid value'],
  ])('does not start for %s', async (_, overrides, message) => {
    const { status, body } = await start(seeker, overrides);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('starts only for files that the profile can have', async () => {
    const company = await newCompany();
    expect((await start(seeker, { purpose: 'showcase' })).status).toBe(403);
    expect((await start(company, { purpose: 'resume' })).status).toBe(403);
    expect((await start(company, { purpose: 'showcase' })).status).toBe(201);
  });

  it.each<[FilePurpose, number, string]>([
    ['showcase', 20, 'too_many_photos'],
    ['document', 40, 'too_many_document_files'],
  ])(
    'starts for the last %s there is room for, which is the %i., and for none after it',
    async (purpose, most, code) => {
      const company = await newCompany();
      const file = { purpose, name: 'a.png', type: 'image/png', size: 1, version: 1, createdAt: nowIso() } as const;
      const files = Array.from({ length: most - 1 }, () => ({ ...file, id: `${company.profileId}${newId()}` }));
      await writeProfileFiles(company.profileId, files, undefined);
      expect((await start(company, { purpose })).status).toBe(201);
      const last = { ...file, id: `${company.profileId}${newId()}` };
      await writeProfileFiles(company.profileId, [...files, last], await readProfileFiles(company.profileId));
      expect(await start(company, { purpose })).toMatchObject({ status: 400, body: { code } });
    },
  );
});

describe('[FIL-09] the form', () => {
  it('accepts no more than 10 MB, whatever size was announced', async () => {
    const form = await started(seeker, { size: 5 });
    const refused = await sendForm(form, Buffer.alloc(10 * MB + 1));
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'EntityTooLarge']);
    expect(await finish(seeker, form)).toMatchObject(NOT_SENT);
  });

  it('accepts one key and one purpose', async () => {
    const form = await started(seeker, { purpose: 'resume' });
    const other = await started(seeker, { purpose: 'resume' });
    const changes: UploadForm['fields'][] = [{ key: other.fields.key ?? '' }, { 'x-amz-meta-purpose': 'profilePhoto' }];
    for (const change of changes) {
      const refused = await sendForm({ ...form, fields: { ...form.fields, ...change } }, pdf());
      expect([refused.status, await codeOf(refused)]).toEqual([403, 'AccessDenied']);
    }
  });

  it.skipIf(onLocalStack)('ends after five minutes', async () => {
    const form = await started(seeker);
    await advanceClock(301_000);
    expect((await sendForm(form, await picture(9, 9))).status).toBe(403);
    seeker = await signInAgain(seeker);
    const fresh = await started(seeker);
    expect((await sendForm(fresh, await picture(9, 9))).status).toBe(204);
  });
});

describe('[FIL-09] the end of an upload', () => {
  it('returns a clear error when nothing was sent', async () => {
    expect(await finish(seeker, await started(seeker))).toMatchObject(NOT_SENT);
  });

  it('returns an error when sending stopped halfway', async () => {
    const form = await started(seeker);
    const fields = Object.entries(form.fields).map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const body = `${fields.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf a pho`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    // S3 returns 400; LocalStack returns an error of its own.
    expect((await fetch(form.url, { method: 'POST', headers, body })).status).toBe(onLocalStack ? 500 : 400);
    expect(await finish(seeker, form)).toMatchObject(NOT_SENT);
    expect((await getFile(seeker, form)).status).toBe(404);
  });

  it("can't be confirmed by anyone else", async () => {
    const form = await started(seeker);
    await sendForm(form, await picture(9, 9));
    for (const person of [await newSeeker(), await newCompany()]) {
      const { status, body } = await finish(person, form);
      expect([status, body.message]).toEqual([404, "We couldn't find this file."]);
    }
    expect((await getFile(seeker, form)).status).toBe(404);
    expect((await finish(seeker, form)).status).toBe(201);
  });

  it.each([
    ['a PDF sent as a photo', 'profilePhoto', pdf(), 'Please choose a JPEG, PNG or WebP photo'],
    ['a text sent as a resume', 'resume', Buffer.from('my life'), 'Please choose a PDF, DOC or DOCX file'],
  ])('is refused for %s, and nothing is added', async (_, purpose, bytes, message) => {
    const form = await started(seeker, { purpose });
    await sendForm(form, bytes);
    const { status, body } = await finish(seeker, form);
    expect([status, body.message]).toEqual([400, message]);
    expect((await getFile(seeker, form)).status).toBe(404);
  });

  it.each(['GetObject', 'CopyObject'])(
    'adds nothing while the bucket fails (%s), and works afterwards',
    async (match) => {
      const form = await started(seeker, { purpose: 'resume' });
      await sendForm(form, pdf());
      await fault({ dependency: 's3', mode: 'fail', match });
      expect((await finish(seeker, form)).status).toBe(500);
      await fault({ dependency: 's3', mode: 'off' });
      expect((await getFile(seeker, form)).status).toBe(404);
      expect((await finish(seeker, form)).status).toBe(201);
    },
  );

  it("succeeds although the upload's record can't be deleted", async () => {
    const form = await started(seeker, { purpose: 'profilePhoto' });
    await sendForm(form, await picture(9, 9));
    await fault({ dependency: 's3', mode: 'fail', match: 'DeleteObjects' });
    expect((await finish(seeker, form)).status).toBe(201);
  });
});
