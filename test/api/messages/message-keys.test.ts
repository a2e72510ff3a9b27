import { MINUTE_MS } from '@plumbline/shared/options/limits';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { attach, connect, newMessageKey, write } from '../../support/posts/conversations.ts';

const read = async (side: Person, other: Person) =>
  (await side.api.get(`/api/messages/${other.profileId}`, { limit: 50 })).body.results;
const textsOf = (results: { text: string }[]) => results.map(({ text }) => text).toReversed();

let company: Person;
let colleague: Person;

beforeAll(async () => {
  company = await newCompany({ name: 'Yellow Creek Builders' });
  colleague = await newColleague(company, { displayName: 'Ruth Hershberger' });
});

/** A seeker connected with the company, in a separate conversation. */
const connectedSeeker = async (): Promise<Person> => {
  const seeker = await newSeeker();
  await connect(company, seeker);
  return seeker;
};

/** A user may send 20 messages a minute. */
beforeEach(() => advanceClock(MINUTE_MS));

describe('a client key', () => {
  it('stores one message for each side and key, whatever is sent in between, in any order', async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ sender: fc.constantFrom('owner', 'colleague', 'seeker'), key: fc.integer({ min: 0, max: 2 }) }),
          { minLength: 3, maxLength: 6 },
        ),
        async (sends) => {
          runs += 1;
          if (runs % 3 === 0) await advanceClock(MINUTE_MS);
          const seeker = await connectedSeeker();
          const keys = [newMessageKey(), newMessageKey(), newMessageKey()];
          const stored = new Map<string, { id: string; text: string }>();
          for (const [index, { sender, key }] of sends.entries()) {
            const [from, to] =
              sender === 'seeker' ? [seeker, company] : [sender === 'owner' ? company : colleague, seeker];
            const sent = await write(from, to, `Message ${index}`, keys[key]);
            const known = `${from.profileId} ${key}`;
            const { id, text } = stored.get(known) ?? { id: sent.body.id, text: `Message ${index}` };
            stored.set(known, { id, text });
            expect([sent.status, sent.body.id, sent.body.text]).toEqual([201, id, text]);
          }
          expect(textsOf(await read(seeker, company))).toEqual([...stored.values()].map(({ text }) => text));
        },
      ),
      { numRuns: 8 },
    );
  });

  it('returns the stored message with its files when the key is used again with another text', async () => {
    const seeker = await connectedSeeker();
    const file = await attach(seeker, company, { name: 'License.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') });
    const key = newMessageKey();
    const send = (text: string, attachments: string[]) =>
      seeker.api.post(`/api/messages/${company.profileId}`, { text, key, attachments });
    const first = await send('My license', [file.id]);
    await write(seeker, company, 'And a question');
    const again = await send('Something else', []);
    const sameAgain = await send('My license', [file.id]);
    expect([first.status, again.status, sameAgain.status]).toEqual([201, 201, 201]);
    expect(first.body.attachments).toHaveLength(1);
    expect(again.body).toEqual(first.body);
    expect(sameAgain.body).toEqual(first.body);
    expect(textsOf(await read(company, seeker))).toEqual(['My license', 'And a question']);
  });

  it('returns the stored message also when the conversation has been blocked since', async () => {
    const seeker = await connectedSeeker();
    const key = newMessageKey();
    const first = await write(company, seeker, 'Seven sharp', key);
    await seeker.api.patch(`/api/messages/${company.profileId}`, { blocked: true });
    const again = await write(company, seeker, 'Seven sharp', key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await write(company, seeker, 'Seven sharp')).status).toBe(403);
  });

  it('stores one message when colleagues send it at the same moment', async () => {
    const seeker = await connectedSeeker();
    const key = newMessageKey();
    const sent = await Promise.all(
      [company, colleague, company, colleague].map((from) => write(from, seeker, 'See you at seven', key)),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(textsOf(await read(seeker, company))).toEqual(['See you at seven']);
  });

  it('of one side is not the key of the other', async () => {
    const seeker = await connectedSeeker();
    const key = newMessageKey();
    await write(company, seeker, 'From the company', key);
    expect((await write(seeker, company, 'From the worker', key)).body.text).toBe('From the worker');
    expect(textsOf(await read(company, seeker))).toEqual(['From the company', 'From the worker']);
  });
});

describe('the author of a message', () => {
  const authorsOf = (results: { isOwn: boolean; isMine: boolean; author?: string }[]) =>
    results.map(({ isOwn, isMine, author }) => ({ isOwn, isMine, author }));

  it('is shown to colleagues of the same company, and never to the other side', async () => {
    const seeker = await connectedSeeker();
    await write(colleague, seeker, 'From Ruth');
    await write(seeker, company, 'From the worker');
    const other = { isOwn: false, isMine: false, author: undefined };
    const owner = await company.api.get('/api/messages');
    expect(authorsOf(await read(company, seeker))).toEqual([
      other,
      { isOwn: true, isMine: false, author: 'Ruth Hershberger' },
    ]);
    expect(authorsOf(await read(colleague, seeker))).toEqual([other, { isOwn: true, isMine: true, author: undefined }]);
    expect(authorsOf(await read(seeker, company))).toEqual([{ isOwn: true, isMine: true, author: undefined }, other]);
    expect(JSON.stringify(await read(seeker, company))).not.toContain('Hershberger');
    expect(owner.body.results[0].last).toEqual({ text: 'From the worker', isOwn: false, isMine: false });
  });

  it("is in the last message of a conversation in the company's list", async () => {
    const seeker = await connectedSeeker();
    await write(colleague, seeker, 'From Ruth');
    const lastFor = async (side: Person) => (await side.api.get('/api/messages')).body.results[0].last;
    expect(await lastFor(company)).toEqual({
      text: 'From Ruth',
      isOwn: true,
      isMine: false,
      author: 'Ruth Hershberger',
    });
    expect(await lastFor(colleague)).toEqual({ text: 'From Ruth', isOwn: true, isMine: true });
    expect(await lastFor(seeker)).toEqual({ text: 'From Ruth', isOwn: false, isMine: false });
  });

  it('has no name when the colleague has left the company', async () => {
    const seeker = await connectedSeeker();
    const leaver = await newColleague(company, { displayName: 'Pat Miller' });
    await write(leaver, seeker, 'From Pat');
    expect((await leaver.api.delete(`/api/users/${leaver.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    expect(authorsOf(await read(company, seeker))).toEqual([{ isOwn: true, isMine: false, author: undefined }]);
  });
});
