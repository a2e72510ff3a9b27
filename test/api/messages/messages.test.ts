import { beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { connect, newMessageKey, write } from '../../support/posts/conversations.ts';

const conversation = (side: Person, other: Person, query = {}) =>
  side.api.get(`/api/messages/${other.profileId}`, query);
const list = async (side: Person) => (await side.api.get('/api/messages')).body.results;
const badge = async (side: Person) => (await side.api.get('/api/badges')).body.messages;

let company: Person;
let seeker: Person;

beforeAll(async () => {
  [company, seeker] = await Promise.all([newCompany({ name: 'Yellow Creek Builders' }), newSeeker()]);
  await connect(company, seeker);
});

describe('connected parties', () => {
  it('[SHL-04] send messages to each other, and each side reads the same', async () => {
    expect((await conversation(seeker, company)).body).toEqual({
      with: { profile: company.profileId, profileType: 'provider', name: 'Yellow Creek Builders' },
      state: 'open',
      unread: 0,
      results: [],
    });
    const sent = await write(company, seeker, ' Can you come by Thursday? ');
    expect(sent.status).toBe(201);
    const { id, date } = sent.body;
    expect(sent.body).toEqual({ _id: id, id, date, isOwn: true, isMine: true, text: 'Can you come by Thursday?' });
    const read = await conversation(seeker, company);
    expect(read.body.results).toEqual([{ ...sent.body, isOwn: false, isMine: false }]);
    expect(read.body.unread).toBe(1);
    expect((await write(seeker, company, 'Yes, at seven.')).status).toBe(201);
    const { results } = (await conversation(company, seeker)).body;
    expect(results.map(({ text, isOwn }: { text: string; isOwn: boolean }) => [text, isOwn])).toEqual([
      ['Yes, at seven.', false],
      ['Can you come by Thursday?', true],
    ]);
    const party = { profile: seeker.profileId, profileType: 'jobSeeker', name: 'Travis Yoder' };
    expect(await list(company)).toEqual([
      {
        ...party,
        state: 'open',
        unread: 1,
        last: { text: 'Yes, at seven.', isOwn: false, isMine: false },
        date: results[0].date,
      },
    ]);
  });

  it('see on the badge how many conversations have unread messages, until they are read', async () => {
    await write(company, seeker, 'Bring your own level.');
    expect(await badge(seeker)).toEqual({ isNew: true, count: '1' });
    expect((await seeker.api.post(`/api/messages/${company.profileId}/read`)).body).toEqual({ success: true });
    expect(await badge(seeker)).toEqual({ isNew: false, count: '' });
    expect((await conversation(seeker, company)).body.unread).toBe(0);
  });

  it('page back through earlier messages', async () => {
    const other = await newSeeker();
    await connect(company, other);
    for (let at = 0; at < 5; at += 1) await write(other, company, `Message ${at}`);
    const first = (await conversation(company, other, { limit: 3 })).body;
    const next = (await conversation(company, other, { limit: 3, cursor: first.cursor })).body;
    const texts = [...first.results, ...next.results].map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['Message 4', 'Message 3', 'Message 2', 'Message 1', 'Message 0']);
    expect(next.cursor).toBeUndefined();
  });

  it('send a message once, however often it is sent with the same key, immediately or later', async () => {
    const other = await newSeeker();
    await connect(company, other);
    const key = newMessageKey();
    const answers = await Promise.all([1, 2, 3].map(() => write(company, other, 'Once', key)));
    answers.push(await write(company, other, 'Once', key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await conversation(other, company)).body).toMatchObject({ unread: 1, results: [{ text: 'Once' }] });
  });

  it('lose nothing when both write at the same moment', async () => {
    const other = await newSeeker();
    await connect(company, other);
    const sent = [1, 2, 3].flatMap((at) => [write(company, other, `C${at}`), write(other, company, `S${at}`)]);
    for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
    const { results, unread } = (await conversation(company, other)).body;
    expect(results.map(({ text }: { text: string }) => text).sort()).toEqual(['C1', 'C2', 'C3', 'S1', 'S2', 'S3']);
    expect(unread).toBe(3);
  });
});

describe('a party without a connection', () => {
  it("can't receive messages, and isn't revealed to exist", async () => {
    const [stranger, competitor] = await Promise.all([newSeeker(), newCompany()]);
    const unknown = { code: 'conversation_not_found', message: "We couldn't find this conversation." };
    for (const [from, to] of [
      [company, stranger],
      [stranger, company],
      [competitor, seeker],
      [company, company],
    ] as const) {
      const answer = await write(from, to, 'Hello');
      expect([answer.status, answer.body]).toEqual([404, unknown]);
      expect((await conversation(from, to)).status).toBe(404);
    }
    const nobody = await company.api.post(`/api/messages/${newMessageKey()}`, { text: 'Hello', key: newMessageKey() });
    expect([nobody.status, nobody.body]).toEqual([404, unknown]);
    expect(await list(stranger)).toEqual([]);
  });

  it('that a company unlocked can be written to, and replies only after its first message', async () => {
    const [buyer, person] = await Promise.all([newCompany(), newSeeker()]);
    const { transact } = await import('../../../functions/table/core/transact.ts');
    const { putContactAccess } = await import('../../../functions/table/access/contact-access.ts');
    const access = { viewer: buyer.profileId, subject: person.profileId, userId: buyer.userId } as const;
    await transact(putContactAccess({ ...access, date: new Date().toISOString(), reason: 'unlock' }));
    expect((await write(person, buyer, 'Hello')).status).toBe(404);
    expect((await conversation(person, buyer)).status).toBe(404);
    expect((await write(buyer, person, 'Hello')).status).toBe(201);
    expect((await write(person, buyer, 'Hi')).status).toBe(201);
    expect((await conversation(buyer, person)).body.results).toMatchObject([{ text: 'Hi' }, { text: 'Hello' }]);
  });
});

describe('a message', () => {
  it.each([
    ['nothing', ' \n ', 'Please write a message'],
    ['10,000 characters', 'x'.repeat(10_000), 'Please use at most 2000 characters'],
  ])('of %s is refused and changes nothing', async (_, text, message) => {
    const before = (await conversation(seeker, company)).body;
    const { status, body } = await write(company, seeker, text);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'text', message })]);
    expect((await conversation(seeker, company)).body).toEqual(before);
  });

  it('returns an error for too many in a minute, with the time to try again', async () => {
    const [eager, other] = await Promise.all([newCompany(), newSeeker()]);
    await connect(eager, other);
    const answers = [];
    for (let at = 0; at < 60; at += 1) answers.push(await write(eager, other, `Message ${at}`));
    const refused = answers.filter(({ status }) => status === 429);
    // A minute may begin in the meantime.
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(answers.filter(({ status }) => status !== 429 && status !== 201)).toEqual([]);
  });
});

describe('a side that wants no more messages', () => {
  it('receives none, which the other side notices without the reason, and receives them again after unblocking', async () => {
    const [loud, quiet] = await Promise.all([newCompany(), newSeeker()]);
    await connect(loud, quiet);
    await write(loud, quiet, 'Hello');
    const block = (blocked: boolean) => quiet.api.patch(`/api/messages/${loud.profileId}`, { blocked });
    expect((await block(true)).body).toEqual({ success: true });
    const refused = await write(loud, quiet, 'Hello?');
    expect([refused.status, refused.body]).toEqual([
      403,
      { code: 'conversation_closed', message: "You can't write in this conversation." },
    ]);
    expect((await write(quiet, loud, 'No.')).status).toBe(403);
    expect((await conversation(loud, quiet)).body).toMatchObject({ state: 'closed', results: [{ text: 'Hello' }] });
    expect((await conversation(quiet, loud)).body).toMatchObject({ state: 'blocked', results: [{ text: 'Hello' }] });
    await block(false);
    expect((await write(loud, quiet, 'Hello again')).status).toBe(201);
  });
});
