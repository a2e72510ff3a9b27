import '../../support/cloud/handler-environment.ts';
import { randomBytes } from 'node:crypto';
import type { StaffDocument } from '@plumbline/shared/contracts/admin/documents';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import type { DocumentList } from '@plumbline/shared/domain/documents/document-lists';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { now } from '../../../functions/platform/clock.ts';
import { listDocumentExpiries } from '../../../functions/table/profiles/document-expiry.ts';
import type { Api } from '../../support/contract/api.ts';
import { uploaded } from '../../support/files/files.ts';
import { picture } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';

const DOCUMENTS = '/api/admin/documents';
const REASON = 'The name on the card is another one.';
const lists = ['expired', 'in30', 'in60', 'in90'] as const;

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('Sam Whitaker', { staffRole: 'support' });
});

const newId = () => randomBytes(12).toString('hex');
const dayIn = (days: number) => new Date(Date.parse(businessDay(now())) + days * DAY_MS).toISOString().slice(0, 10);
const save = (person: Person, body: object) => person.api.patch(`/api/profile/${person.profileId}/documents`, body);

/** Every document of a list, over all pages. */
const listed = async (list: DocumentList, { limit = 25, by = staff.api }: { limit?: number; by?: Api } = {}) => {
  const found: StaffDocument[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await by.get(DOCUMENTS, { list, limit, ...(cursor && { cursor }) });
    found.push(...body.results);
    cursor = body.cursor;
  } while (cursor);
  return found;
};
const listedOf = async ({ profileId }: Person, list: DocumentList, options = {}) =>
  (await listed(list, options)).filter(({ owner }) => owner.id === profileId);
/** The lists that have a document of a person. */
const listsWith = async (person: Person) => {
  const found: string[] = [];
  for (const list of lists) if ((await listedOf(person, list)).length > 0) found.push(list);
  return found;
};

const insuranceUntil = (expires: string) => ({ id: newId(), kind: 'insurance', number: 'CGL-4471', expires });
const companyInsuredUntil = async (expires: string) => {
  const company = await newCompany();
  await save(company, { documents: [insuranceUntil(expires)] });
  return company;
};

describe('the list of documents that expire', () => {
  it.each([
    [-400, ['expired']],
    [-1, ['expired']],
    [0, ['in30', 'in60', 'in90']],
    [30, ['in30', 'in60', 'in90']],
    [31, ['in60', 'in90']],
    [60, ['in60', 'in90']],
    [61, ['in90']],
    [90, ['in90']],
    [91, []],
  ])('has a document %i days before its last day in %j', async (days, expected) => {
    expect(await listsWith(await companyInsuredUntil(dayIn(days)))).toEqual(expected);
  });

  it('has what its owner entered, with the account and without a task when it has no file', async () => {
    const company = await companyInsuredUntil(dayIn(20));
    const [row] = await listedOf(company, 'in30');
    expect(row).toMatchObject({
      owner: { id: company.profileId, type: 'company' },
      document: { kind: 'insurance', number: 'CGL-4471', expires: dayIn(20), validity: 'expires-soon' },
    });
    expect(row).not.toHaveProperty('task');
  });

  it('follows a new last day, and ends with the last day and the document', async () => {
    const company = await newCompany();
    const insurance = insuranceUntil(dayIn(-3));
    await save(company, { documents: [insurance] });
    await save(company, { documents: [{ ...insurance, expires: dayIn(45) }] });
    expect(await listsWith(company)).toEqual(['in60', 'in90']);
    await save(company, { documents: [{ ...insurance, expires: undefined }] });
    expect(await listsWith(company)).toEqual([]);
    await save(company, { documents: [insurance] });
    expect(await listsWith(company)).toEqual(['expired']);
    await save(company, { documents: [], removed: [insurance.id] });
    expect(await listsWith(company)).toEqual([]);
  });

  const ownEnd = ({ api, userId }: Person) => api.delete(`/api/users/${userId}`, { currentPassword: PASSWORD });
  const closing = async ({ profileId }: Person) => {
    const admin = await newStaff('Ana Ortiz', { staffRole: 'admin' });
    return admin.api.post(`/api/admin/accounts/${profileId}/close`, { reason: 'Asked for it.' });
  };
  it.each([
    ['a worker who deletes the account', newSeeker, ownEnd],
    ['a company whose last owner deletes the account', newCompany, ownEnd],
    ['a worker whose account staff close', newSeeker, closing],
    ['a company whose account staff close', newCompany, closing],
  ] as const)('loses every entry of %s', async (_, create, end) => {
    const person = await create();
    const stored = async () => {
      const { items } = await listDocumentExpiries({ from: dayIn(5), until: dayIn(7) }, {});
      return items.filter(({ profile }) => profile === person.profileId);
    };
    const kind = create === newSeeker ? 'osha-10' : 'insurance';
    await save(person, { documents: [5, 6].map((days) => ({ id: newId(), kind, expires: dayIn(days) })) });
    expect(await stored()).toHaveLength(2);
    expect((await end(person)).status).toBeLessThan(300);
    expect(await stored()).toEqual([]);
    expect(await listsWith(person)).toEqual([]);
  });

  it('is in the order of the days over pages, the latest expired first', async () => {
    const company = await newCompany();
    const days = [12, -2, 3, -9, 28];
    await save(company, { documents: days.map((each) => insuranceUntil(dayIn(each))) });
    const daysOf = async (list: DocumentList) =>
      (await listedOf(company, list, { limit: 1 })).map(({ document }) => document.expires);
    expect(await daysOf('in30')).toEqual([dayIn(3), dayIn(12), dayIn(28)]);
    expect(await daysOf('expired')).toEqual([dayIn(-2), dayIn(-9)]);
  });
});

describe('the list of documents that staff looked at', () => {
  const workerWithCard = async () => {
    const worker = await newSeeker();
    const file = await uploaded(worker, 'document', { name: 'card.jpg', bytes: await picture(60, 40) });
    const card = { id: newId(), kind: 'osha-30', file: file.id, expires: dayIn(10) };
    await save(worker, { documents: [card] });
    const task = `${worker.profileId}_${card.id}`;
    const { openedAt: since } = (await staff.api.get(`/api/admin/queue/document/${task}`)).body;
    const decide = (body: object) => staff.api.post(`${DOCUMENTS}/${worker.profileId}/${card.id}`, { ...body, since });
    return { worker, card, task, decide };
  };

  it('has who checked a document and when, newest first, and so has the list of those that expire', async () => {
    const { worker, task, decide } = await workerWithCard();
    expect(await listedOf(worker, 'in30')).toMatchObject([{ task }]);
    expect(await listedOf(worker, 'decided')).toEqual([]);
    await decide({ decision: 'checked' });
    const row = {
      task,
      decidedBy: { id: staff.userId, name: 'Sam Whitaker' },
      document: { check: { state: 'checked', date: expect.any(String) } },
    };
    expect(await listedOf(worker, 'decided')).toMatchObject([row]);
    expect(await listedOf(worker, 'in30')).toMatchObject([row]);
    const dates = (await listed('decided')).map(({ document }) => document.check!.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('has a rejected document with its reason', async () => {
    const { worker, decide } = await workerWithCard();
    await decide({ decision: 'rejected', reason: REASON });
    expect(await listedOf(worker, 'decided')).toMatchObject([
      { document: { check: { state: 'rejected', reason: REASON } }, decidedBy: { id: staff.userId } },
    ]);
  });

  it('loses a document whose owner changed it, which no longer says who checked it', async () => {
    const { worker, card, decide } = await workerWithCard();
    await decide({ decision: 'checked' });
    await save(worker, { documents: [{ ...card, expires: dayIn(20) }] });
    expect(await listedOf(worker, 'decided')).toEqual([]);
    expect((await listedOf(worker, 'in30'))[0]).not.toHaveProperty('decidedBy');
  });

  it('has no task for a document whose file was removed', async () => {
    const { worker, card } = await workerWithCard();
    await worker.api.delete(`/api/files/${card.file}/document`);
    expect((await listedOf(worker, 'in30'))[0]).not.toHaveProperty('task');
    expect(await listedOf(worker, 'decided')).toEqual([]);
  });
});

describe('the lists of documents', () => {
  it.each([
    ['support', 200],
    ['admin', 200],
    ['finance', 403],
  ] as const)('are open to the role %s with status %i', async (staffRole, status) => {
    const { api } = await newStaff('Priya Nair', { staffRole });
    for (const list of [...lists, 'decided']) expect((await api.get(DOCUMENTS, { list })).status).toBe(status);
  });

  it('refuse users who are no staff, and lists that do not exist', async () => {
    expect((await (await newCompany()).api.get(DOCUMENTS)).status).toBe(403);
    expect((await staff.api.get(DOCUMENTS, { list: 'in5' })).status).toBe(400);
    expect((await staff.api.get(DOCUMENTS, { limit: 26 })).status).toBe(400);
  });
});
