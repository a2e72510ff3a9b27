import '../../support/cloud/handler-environment.ts';
import { DAY_MS, HOUR_MS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { listObjects } from '../../../functions/platform/files.ts';
import { readAttachments } from '../../../functions/table/messages/attachment.ts';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { follow, shown } from '../../support/files/files.ts';
import { pdf, picture } from '../../support/files/pictures.ts';
import { sendForm } from '../../support/files/send-form.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import {
  attach,
  connect,
  disconnect,
  finishAttachment,
  newMessageKey,
  openAttachment,
  startAttachment,
  write,
} from '../../support/posts/conversations.ts';

let company: Person;
let seeker: Person;
let stranger: Person;

beforeAll(async () => {
  [company, seeker, stranger] = await Promise.all([newCompany(), newSeeker(), newCompany()]);
  await connect(company, seeker);
});

const conversation = async (side: Person, other: Person) =>
  (await side.api.get(`/api/messages/${other.profileId}`)).body;
const send = (from: Person, to: Person, attachments: string[], text = '', key = newMessageKey()) =>
  from.api.post(`/api/messages/${to.profileId}`, { text, key, attachments });
const objectsOf = async (id: string) => (await listObjects('')).map(({ key }) => key).filter((key) => key.includes(id));
const isGone = { status: 400, body: { code: 'attachment_gone' } };

describe('files of a message', () => {
  it('[SHL-04] are readable for both parties, photos as thumbnail and in full, documents under their name', async () => {
    const bytes = pdf('License');
    const photo = await attach(company, seeker, { name: 'site.jpg', bytes: await picture(400, 300) });
    const document = await attach(company, seeker, { name: 'Lizenz, 2.pdf', bytes });
    expect(photo).toMatchObject({ name: 'site.jpg', width: 400, height: 300 });
    expect(document).toEqual({
      _id: document.id,
      id: document.id,
      name: 'Lizenz, 2.pdf',
      type: 'application/pdf',
      size: bytes.length,
    });
    // Only the sender can open the file before the message is sent.
    expect((await openAttachment(seeker, company, document.id)).status).toBe(404);
    expect((await openAttachment(company, seeker, document.id)).status).toBe(200);

    const sent = await send(company, seeker, [photo.id, document.id]);
    expect(sent).toMatchObject({
      status: 201,
      body: { text: '', attachments: [{ id: photo.id }, { id: document.id }] },
    });
    for (const [side, other] of [
      [company, seeker],
      [seeker, company],
    ] as const) {
      const [message] = (await conversation(side, other)).results;
      expect(message.attachments).toMatchObject([
        { id: photo.id, name: 'site.jpg', thumbnail: expect.any(String) },
        { id: document.id, name: 'Lizenz, 2.pdf', size: bytes.length },
      ]);
      expect(message.attachments[1].thumbnail).toBeUndefined();
      expect((await shown(message.attachments[0].thumbnail)).headers.get('content-type')).toBe('image/webp');
      const large = await openAttachment(side, other, photo.id);
      expect((await shown(large.body.url)).headers.get('content-type')).toBe('image/webp');
      const opened = await follow((await openAttachment(side, other, document.id)).body.url);
      expect(opened.bytes.equals(bytes)).toBe(true);
      expect(opened.headers.get('content-disposition')).toContain("filename*=UTF-8''Lizenz%2C%202.pdf");
    }
    const [row] = (await seeker.api.get('/api/messages')).body.results;
    expect(row.last).toEqual({ text: '', isOwn: false, isMine: false, files: 2 });
    await write(company, seeker, 'Did you get them?');
    expect((await seeker.api.get('/api/messages')).body.results[0].last).toEqual({
      text: 'Did you get them?',
      isOwn: false,
      isMine: false,
    });
  });

  it("can't be read, uploaded or sent by strangers, nor read by the endpoints for files of profiles", async () => {
    const { id } = await attach(company, seeker, { name: 'a.pdf', bytes: pdf() });
    await send(company, seeker, [id]);
    for (const other of [company, seeker]) {
      expect((await openAttachment(stranger, other, id)).status).toBe(404);
      expect((await startAttachment(stranger, other)).status).toBe(404);
      expect((await finishAttachment(stranger, other, id)).status).toBe(404);
    }
    // The stranger is connected to one of the two parties, which gives no access to files of the other conversation.
    await connect(stranger, seeker);
    expect((await openAttachment(stranger, seeker, id)).body.code).toBe('file_not_found');
    expect((await finishAttachment(stranger, seeker, id)).body.code).toBe('file_not_found');
    expect(await send(stranger, seeker, [id])).toMatchObject(isGone);
    // A message attaches neither another user's file for the same person nor the sender's own file for another person.
    const { id: theirs } = await attach(stranger, seeker, { name: 'b.pdf', bytes: pdf() });
    expect(await send(company, seeker, [theirs])).toMatchObject(isGone);
    const { id: forStranger } = await attach(seeker, stranger, { name: 'c.pdf', bytes: pdf() });
    expect(await send(seeker, company, [forStranger])).toMatchObject(isGone);
    expect((await send(seeker, stranger, [forStranger])).status).toBe(201);
    expect((await stranger.api.get(`/api/files/get/${id}`)).status).toBe(400);
    expect((await seeker.api.get(`/api/files/url/${id.slice(0, 48)}`)).status).toBe(404);
  });

  it("belong to one message, only the sender's finished ones, four at most", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.push((await attach(seeker, company, { name: `${at}.pdf`, bytes: pdf() })).id);
    const before = (await conversation(seeker, company)).results;
    expect(await send(seeker, company, ids)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'attachments', message: 'Please choose at most 4 files' }] },
    });
    expect(await send(seeker, company, [])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'text', message: 'Please write a message' }] },
    });
    expect((await send(seeker, company, [ids[0]!, ids[0]!])).status).toBe(400);
    expect(await send(company, seeker, [ids[0]!])).toMatchObject(isGone);
    const { body: form } = await startAttachment(seeker, company);
    expect(await send(seeker, company, [form.id])).toMatchObject(isGone);
    expect((await conversation(seeker, company)).results).toEqual(
      before.map(({ attachments: _, ...message }: object & { attachments?: unknown }) =>
        expect.objectContaining(message),
      ),
    );

    const key = newMessageKey();
    const both = await Promise.all([1, 2].map(() => send(seeker, company, ids.slice(0, 4), 'Here', key)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
    expect(both[0]?.body.attachments).toHaveLength(4);
    expect(await send(seeker, company, [ids[0]!])).toMatchObject(isGone);
    // Two concurrent messages attach the same file.
    const rivals = await Promise.all([1, 2].map(() => send(seeker, company, [ids[4]!])));
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('are checked by their bytes, up to 10 MB, and must be uploaded before they are confirmed', async () => {
    const { body: form } = await startAttachment(company, seeker, { name: 'photo.jpg' });
    expect((await finishAttachment(company, seeker, form.id)).body.code).toBe('file_not_received');
    await sendForm(form, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(await finishAttachment(company, seeker, form.id)).toMatchObject({
      status: 400,
      body: { message: 'Please choose a JPEG, PNG or WebP photo, or a PDF, DOC or DOCX file' },
    });
    expect(await send(company, seeker, [form.id])).toMatchObject(isGone);
    expect((await startAttachment(company, seeker, { size: 10 * 1024 * 1024 + 1 })).body.errors).toEqual([
      { path: 'size', message: 'Please choose a file of at most 10 MB' },
    ]);
    await sendForm(form, pdf());
    const [once, again] = [
      await finishAttachment(company, seeker, form.id),
      await finishAttachment(company, seeker, form.id),
    ];
    expect([once.status, again.status, again.body]).toEqual([201, 201, once.body]);
    const eager = await newCompany();
    await connect(eager, seeker);
    const answers = [];
    for (let at = 0; at < 61; at += 1) answers.push((await startAttachment(eager, seeker)).status);
    expect(new Set(answers.slice(0, 30))).toEqual(new Set([201]));
    // An hour may begin in the meantime.
    if (!answers.includes(429))
      for (let at = 0; at < 60; at += 1) answers.push((await startAttachment(eager, seeker)).status);
    expect(answers).toContain(429);
  });
});

describe('files of a conversation that changed', () => {
  it('are rejected from a blocked sender, stay readable for both, and for neither after the connection ends', async () => {
    const [loud, quiet] = await Promise.all([newCompany(), newSeeker()]);
    await connect(loud, quiet);
    const { id } = await attach(loud, quiet, { name: 'a.pdf', bytes: pdf() });
    const { id: late } = await attach(loud, quiet, { name: 'b.pdf', bytes: pdf() });
    await send(loud, quiet, [id]);
    await quiet.api.patch(`/api/messages/${loud.profileId}`, { blocked: true });
    for (const [side, other] of [
      [loud, quiet],
      [quiet, loud],
    ] as const) {
      expect((await startAttachment(side, other)).body.code).toBe('conversation_closed');
      expect((await openAttachment(side, other, id)).status).toBe(200);
    }
    expect((await send(loud, quiet, [late])).body.code).toBe('conversation_closed');
    expect((await finishAttachment(loud, quiet, late)).body.code).toBe('conversation_closed');

    await disconnect(loud, quiet);
    for (const [side, other] of [
      [loud, quiet],
      [quiet, loud],
    ] as const) {
      expect((await openAttachment(side, other, id)).status).toBe(404);
      expect((await conversation(side, other)).results).toEqual([]);
    }
  });

  it('are deleted with either account, from the table and the bucket; unsent ones are deleted by themselves', async () => {
    const [buyer, leaver] = await Promise.all([newCompany(), newSeeker()]);
    await connect(buyer, leaver);
    const { id: own } = await attach(leaver, buyer, { name: 'own.pdf', bytes: pdf() });
    const { id: theirs } = await attach(buyer, leaver, { name: 'theirs.png', bytes: await picture(40, 40) });
    await send(leaver, buyer, [own]);
    await send(buyer, leaver, [theirs]);
    const { id: unsent } = await attach(buyer, leaver, { name: 'unsent.pdf', bytes: pdf() });
    const { id: kept } = await attach(company, seeker, { name: 'kept.pdf', bytes: pdf() });
    await send(company, seeker, [kept]);
    expect((await readAttachments([unsent]))[0]?.ttl).toBeGreaterThan(0);
    expect((await readAttachments([kept]))[0]?.ttl).toBeUndefined();
    expect((await leaver.api.delete(`/api/users/${leaver.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    await settled();
    for (const id of [own, theirs]) expect((await openAttachment(buyer, leaver, id)).status).toBe(404);
    expect(await readAttachments([own, theirs, unsent])).toEqual([]);
    await advanceClock(DAY_MS + HOUR_MS);
    await runSchedule('clean-files');
    for (const id of [own, theirs, unsent]) expect(await objectsOf(id)).toEqual([]);
    expect(await objectsOf(kept)).toHaveLength(1);
    company = await signInAgain(company);
  });
});
