import { listConversations, readConversation, sendMessage } from '@plumbline/shared/contracts/messages/messages';
import { getBadges } from '@plumbline/shared/contracts/notifications/notifications';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { connect, newMessageKey, write } from '../../support/posts/conversations.ts';

let company: Person;
let people: Person[];

beforeAll(async () => {
  company = await newCompany();
  people = await Promise.all(Array.from({ length: 25 }, () => newSeeker()));
  for (const person of people) {
    await connect(company, person);
    await write(person, company, 'Hello');
  }
});

const requestsOf = async (work: () => Promise<unknown>): Promise<number> => (await measure(work)).cost.requests;

describe('the cost of messages', () => {
  it('is the same for a list of one as of twenty, and for a conversation of one message as of many', async () => {
    const list = (limit: number) =>
      requestsOf(() => invoke(listConversations, { query: { limit: String(limit) } }, company.userId));
    // One request for the caller, one query and two batches.
    expect([await list(1), await list(12), await list(20)]).toEqual([4, 4, 4]);
    const [person] = people as [Person];
    const read = () => requestsOf(() => invoke(readConversation, { params: { id: person.profileId } }, company.userId));
    const short = await read();
    for (let at = 0; at < 12; at += 1) await write(person, company, `Message ${at}`);
    expect([short, await read()]).toEqual([3, 3]);
  });

  it('is one more request for a page on which colleagues wrote, for one message as for many', async () => {
    const [, , person] = people as [Person, Person, Person];
    const colleagues = [await newColleague(company), await newColleague(company)];
    const read = () => requestsOf(() => invoke(readConversation, { params: { id: person.profileId } }, company.userId));
    const list = () => requestsOf(() => invoke(listConversations, { query: { limit: '20' } }, company.userId));
    await write(colleagues[0]!, person, 'Hello');
    const [short, shortList] = [await read(), await list()];
    for (const colleague of [...colleagues, ...colleagues]) await write(colleague, person, 'Hello again');
    expect([short, await read()]).toEqual([4, 4]);
    expect([shortList, await list()]).toEqual([5, 5]);
  });

  it('is four requests to send one, and one more for the badges', async () => {
    const [, person] = people as [Person, Person];
    const send = { params: { id: person.profileId }, body: { text: 'Hello', key: newMessageKey() } };
    expect(await requestsOf(() => invoke(sendMessage, send, company.userId))).toBe(4);
    // A function keeps the settings that all users share for some seconds.
    expect(await requestsOf(() => invoke(getBadges, {}, company.userId))).toBeLessThanOrEqual(7);
    expect(await requestsOf(() => invoke(getBadges, {}, company.userId))).toBe(6);
  });
});
