import { randomBytes } from 'node:crypto';
import type { DocumentView } from '@plumbline/shared/contracts/documents/document-shape';
import * as documents from '@plumbline/shared/contracts/documents/documents';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import {
  classesOf,
  documentClasses,
  documentFields,
  workerDocumentKinds,
} from '@plumbline/shared/options/document-kinds';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { upload, uploaded } from '../../support/files/files.ts';
import { pdf, picture } from '../../support/files/pictures.ts';
import { newPartner } from '../../support/people/partners.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { connect } from '../../support/posts/conversations.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';
import { newProject } from '../../support/posts/postings.ts';

const newId = () => randomBytes(12).toString('hex');
/** Returns the business day that is this number of days from today. */
const inDays = (days: number) => businessDay(new Date(Date.now() + days * DAY_MS));

let worker: Person;
let masked: Person;
let opened: Person;
let photo: { name: string; bytes: Buffer };

beforeAll(async () => {
  [worker, masked, opened] = [await newSeeker(), await newCompany(), await newCompany()];
  photo = { name: 'card.jpg', bytes: await picture(60, 40) };
  const job = await postJob(opened);
  await apply(worker, opened, job);
  await unlock(opened, worker, job);
});

const save = (person: Person, body: object, owner = person) =>
  person.api.patch(`/api/profile/${owner.profileId}/documents`, body);
/** Removes the second spelling of `id` that every response has. */
const plain = (list: (DocumentView & { _id?: string })[]): DocumentView[] =>
  list.map(({ _id, ...document }) => document);
const own = async (person: Person): Promise<DocumentView[]> =>
  plain((await person.api.get(`/api/profile/${person.profileId}`)).body.documents);
const asSeenBy = async (viewer: Person): Promise<DocumentView[]> =>
  plain((await viewer.api.get(`/api/profile/${worker.profileId}`)).body.documents);
const clear = async () => save(worker, { documents: [], removed: (await own(worker)).map(({ id }) => id) });

const master = () => ({
  id: newId(),
  kind: 'master-license',
  trade: 'Carpentry',
  state: 'IN',
  number: 'QZ-48213',
  expires: inDays(30),
});

describe('licenses and cards', () => {
  it('are saved with their photo, read back, and marked as valid or expired today', async () => {
    const file = await uploaded(worker, 'document', photo);
    const given = [
      { ...master(), file: file.id },
      { id: newId(), kind: 'cdl', cdlClass: 'A', state: 'MI', expires: inDays(-1) },
      { id: newId(), kind: 'osha-30', number: '30-1', expires: inDays(61) },
      { id: newId(), kind: 'nccer' },
    ];
    const { status, body } = await save(worker, { documents: given });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { ...given[0], validity: 'expires-soon', file: { id: file.id, name: 'card.jpg', type: 'image/jpeg' } },
      { ...given[1], validity: 'expired' },
      { ...given[2], validity: 'valid' },
      { ...given[3], validity: 'valid' },
    ]);
    const facts = (list: DocumentView[]) => list.map(({ file: _, ...rest }) => rest);
    expect(facts(await own(worker))).toEqual(facts(plain(body)));
  });

  it('are added once however often a save is sent, and keep what another tab added', async () => {
    await clear();
    const [first, second] = [master(), { ...master(), kind: 'first-aid' }];
    await save(worker, { documents: [first] });
    await save(worker, { documents: [first] });
    await save(worker, { documents: [second] });
    expect((await own(worker)).map(({ id }) => id)).toEqual([second.id, first.id]);
    await save(worker, { documents: [], removed: [second.id] });
    expect((await own(worker)).map(({ id }) => id)).toEqual([first.id]);
  });

  it('are both stored when two are saved at the same moment', async () => {
    await clear();
    const pair = [master(), master()];
    const answers = await Promise.all(pair.map((each) => save(worker, { documents: [each] })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await own(worker)).map(({ id }) => id).toSorted()).toEqual(pair.map(({ id }) => id).toSorted());
  });

  it("drop fields that their kind doesn't have", async () => {
    await clear();
    const id = newId();
    await save(worker, { documents: [{ ...master(), id, kind: 'osha-10', cdlClass: 'B' }] });
    expect(await own(worker)).toEqual([
      { id, kind: 'osha-10', number: 'QZ-48213', expires: inDays(30), validity: 'expires-soon' },
    ]);
  });

  it('drop a photo when another replaces it, and with the document', async () => {
    await clear();
    const [before, after] = [await uploaded(worker, 'document', photo), await uploaded(worker, 'document', photo)];
    const document = { ...master(), file: before.id };
    const readable = async () =>
      Promise.all([before, after].map(async ({ id }) => (await worker.api.get(`/api/files/get/${id}`)).status));
    expect(await readable()).toEqual([200, 200]);
    const kept = await uploaded(worker, 'resume', { name: 'cv.pdf', bytes: pdf() });
    await save(worker, { documents: [document] });
    // Files that no document names are deleted; other files stay.
    expect(await readable()).toEqual([200, 404]);
    await save(worker, { documents: [], removed: [document.id] });
    expect(await readable()).toEqual([404, 404]);
    expect((await worker.api.get(`/api/files/get/${kept.id}`)).status).toBe(200);
  });

  it('accept a PDF from an office, and no other file type', async () => {
    expect((await upload(worker, 'document', { name: 'card.pdf', bytes: pdf() })).status).toBe(201);
    const { status, body } = await upload(worker, 'document', { name: 'card.txt', bytes: Buffer.from('hello') });
    expect([status, body.message]).toEqual([400, 'Please choose a JPEG, PNG or WebP photo, or a PDF file']);
  });

  it('refuse to replace too many with an end at the same time, and change nothing', async () => {
    const person = await newSeeker();
    const file = (await uploaded(person, 'document', photo)).id;
    const full = () => Array.from({ length: 20 }, () => ({ id: newId(), kind: 'osha-10', expires: inDays(200), file }));
    expect((await save(person, { documents: full() })).status).toBe(200);
    const idsOf = async () => (await own(person)).map(({ id }) => id);
    const removed = await idsOf();
    const refused = await save(person, { documents: full(), removed });
    expect([refused.status, refused.body.code]).toEqual([400, 'too_many_document_changes']);
    expect(await idsOf()).toEqual(removed);
    expect((await save(person, { documents: full().slice(0, 4), removed })).status).toBe(200);
    expect(await own(person)).toHaveLength(4);
  });

  it('cost one read and one write', async () => {
    const given = { params: { id: worker.profileId }, body: { documents: [master()] } };
    const { cost } = await measure(() => invoke(documents.saveDocuments, given, worker.userId));
    // The caller is read on every request.
    expect(cost.requests).toBe(3);
  });
});

it.each(workerDocumentKinds)(
  'a worker saves a document of the kind %s, and a masked view shows its class',
  async (kind) => {
    const facts = Object.fromEntries(classesOf(kind).map((name) => [name, documentClasses[name][0]]));
    const endorsements = documentFields[kind].includes('endorsements') && { endorsements: ['H', 'N'] };
    const document = { id: newId(), kind, ...facts, ...endorsements };
    expect(
      (await save(worker, { documents: [document], removed: (await own(worker)).map(({ id }) => id) })).status,
    ).toBe(200);
    expect(await asSeenBy(masked)).toEqual([{ ...document, id: expect.any(String), validity: 'valid' }]);
  },
);

describe('an invalid document', () => {
  const badly = (change: object) => ({ documents: [{ ...master(), ...change }] });
  it.each([
    ['a day that does not exist', badly({ expires: '2027-02-30' })],
    ['an unknown kind', badly({ kind: 'diploma' })],
    ['an unknown state', badly({ state: 'XX' })],
    ['a number without end', badly({ number: '1'.repeat(41) })],
    ...workerDocumentKinds
      .filter((kind) => classesOf(kind).length > 0)
      .map((kind): [string, object] => [`${kind} without its class`, badly({ kind })]),
    ['an unknown endorsement', badly({ kind: 'cdl', cdlClass: 'A', endorsements: ['Z'] })],
    ["a company's kind", badly({ kind: 'insurance' })],
    ['a photo of nobody', badly({ file: 'a'.repeat(48) })],
    ['more than twenty', { documents: Array.from({ length: 21 }, master) }],
  ])('is refused and changes nothing: %s', async (_, body) => {
    const before = await own(worker);
    expect((await save(worker, body)).status).toBe(400);
    const withoutLinks = (list: DocumentView[]) => list.map(({ id, kind }) => ({ id, kind }));
    expect(withoutLinks(await own(worker))).toEqual(withoutLinks(before));
  });

  it('is rejected as the twenty-first, counting those that another tab added', async () => {
    const other = await newSeeker();
    await save(other, { documents: Array.from({ length: 20 }, master) });
    const { status, body } = await save(other, { documents: [master()] });
    expect([status, body.code]).toEqual([400, 'too_many_documents']);
  });

  it("is rejected with another user's photo, and for another user", async () => {
    const other = await newSeeker();
    const { id: file } = await uploaded(other, 'document', photo);
    const before = await own(worker);
    const { status, body } = await save(worker, badly({ file }));
    const message = 'This photo is gone. Please take it again.';
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'document_file_missing', message, errors: [{ path: 'documents.0.file', message }] },
    });
    expect((await own(worker)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await save(worker, badly({}), other)).status).toBe(403);
  });
});

describe("a worker's documents to companies", () => {
  let file: { id: string };
  beforeAll(async () => {
    await clear();
    file = await uploaded(worker, 'document', photo);
    await save(worker, {
      documents: [
        { ...master(), file: file.id },
        { ...master(), kind: 'journeyman-license', trade: 'ask for Travis Yoder', expires: inDays(-3) },
      ],
    });
  });

  it('show only kind, state and validity while the worker is masked', async () => {
    const seen = await asSeenBy(masked);
    const id = expect.any(String);
    expect(seen).toEqual([
      { id, kind: 'master-license', trade: 'Carpentry', state: 'IN', validity: 'valid' },
      { id, kind: 'journeyman-license', state: 'IN', validity: 'expired' },
    ]);
    for (const path of [`get/${file.id}`, `url/${file.id}`, `url/thumbnail/${file.id}/small`])
      expect((await masked.api.get(`/api/files/${path}`)).status).toBe(404);
  });

  it('show number, last day and the photo as a signed link once the contact details are open', async () => {
    const [first] = await asSeenBy(opened);
    expect(first).toMatchObject({ number: 'QZ-48213', expires: inDays(30), validity: 'expires-soon' });
    expect(first?.file?.url).toContain('/large.webp');
    expect((await opened.api.get(`/api/files/url/${file.id}`)).status).toBe(200);
  });

  it('are on the card of a search while they are valid, without masked fields', async () => {
    const { body } = await masked.api.post('/api/profile/search', {
      zip: '46590',
      filters: { tradeCategories: ['Carpentry'] },
      limit: 100,
    });
    const card = body.results.find(({ id }: { id: string }) => id === worker.profileId);
    expect(plain(card.documents)).toEqual([
      { id: expect.any(String), kind: 'master-license', trade: 'Carpentry', state: 'IN', validity: 'valid' },
    ]);
    const { body: missing } = await (await newSeeker()).api.get(`/api/profile/${worker.profileId}`);
    expect(missing.documents).toBeUndefined();
  });
});

describe("a company's documents", () => {
  it('are visible to its own users and its connected companies, and return 404 to others', async () => {
    const [owner, connected] = [await newPartner(), await newPartner()];
    const file = await uploaded(owner, 'document', { name: 'insurance.pdf', bytes: pdf() });
    const insurance = { id: newId(), kind: 'insurance', number: 'GL-77', expires: inDays(90), file: file.id };
    const [licence, taxForm] = [
      { id: newId(), kind: 'contractor-license', state: 'IN', expires: inDays(200) },
      { id: newId(), kind: 'w-9' },
    ];
    expect((await save(owner, { documents: [insurance, licence, taxForm] })).status).toBe(200);
    const project = await newProject(owner);
    const about = { type: 'project', project };
    const move = (by: Person, what: string, whom: Person) =>
      by.api.patch(`/api/company/profile/access/${what}/${whom.profileId}`, about);
    const seen = async (by: Person) => (await by.api.get(`/api/company/profile/${owner.profileId}`)).body.documents;
    const opens = async (by: Person) => (await by.api.get(`/api/files/url/${file.id}`)).status;

    await move(connected, 'request', owner);
    for (const stranger of [connected, masked, worker]) {
      expect(await seen(stranger)).toBeUndefined();
      expect(await opens(stranger)).toBe(404);
    }
    await move(owner, 'grant', connected);
    expect(await seen(connected)).toMatchObject([
      { kind: 'insurance', number: 'GL-77', expires: inDays(90) },
      { kind: 'contractor-license', expires: inDays(200) },
      { kind: 'w-9' },
    ]);
    expect(await opens(connected)).toBe(200);
    expect(await opens(owner)).toBe(200);
    expect(await seen(masked)).toBeUndefined();
  });

  it("are hidden from job seekers, also when the two see each other's contact details", async () => {
    const owner = await newPartner();
    const file = await uploaded(owner, 'document', { name: 'insurance.pdf', bytes: pdf() });
    const insurance = { id: newId(), kind: 'insurance', number: 'GL-77', expires: inDays(90), file: file.id };
    expect((await save(owner, { documents: [insurance] })).status).toBe(200);
    await connect(owner, worker);
    const { body: company } = await worker.api.get(`/api/company/profile/${owner.profileId}`);
    expect(company.redacted).toBe(false);
    expect(company.documents).toBeUndefined();
    for (const path of [`/api/files/url/${file.id}`, `/api/files/get/${file.id}`]) {
      const answer = await worker.api.get(path);
      expect([answer.status, answer.body.code]).toEqual([404, 'file_not_found']);
    }
    await connect(owner, opened);
    expect((await opened.api.get(`/api/files/url/${file.id}`)).status).toBe(200);
  });

  it('can be stored for a company, and not for a school', async () => {
    const school = await newCompany({ type: 'educational' });
    const id = newId();
    expect((await save(opened, { documents: [{ id, kind: 'osha-30' }] })).status).toBe(400);
    expect((await save(school, { documents: [{ id, kind: 'insurance' }] })).status).toBe(400);
    expect((await upload(school, 'document', photo)).status).toBe(403);
  });
});
