import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../../support/cloud/stream.ts';
import type { Api } from '../../../support/contract/api.ts';
import { uploaded } from '../../../support/files/files.ts';
import { pdf, picture } from '../../../support/files/pictures.ts';
import { mailsAbout } from '../../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../../support/people/people.ts';
import { attach, connect, newMessageKey, openAttachment, write } from '../../../support/posts/conversations.ts';
import { staffApi } from '../../../support/posts/hiring.ts';
import { decide, newReport } from '../../../support/posts/reports.ts';

const REASON = 'You asked for money before the first day.';
const TEXT = 'Pay me $200 first for the tools.';

let staff: Api;
let company: Person;
let seeker: Person;

beforeAll(async () => {
  [staff, company, seeker] = await Promise.all([staffApi(PASSWORD), newCompany(), newSeeker()]);
});

describe('a message that staff took down', () => {
  let report: string;
  let id: string;
  let file: string;
  let before: string;

  const sides = () =>
    [
      [company, seeker],
      [seeker, company],
    ] as const;
  const shown = async (side: Person, other: Person) =>
    (await side.api.get(`/api/messages/${other.profileId}`)).body.results.find(
      (message: { id: string }) => message.id === id,
    );
  const last = async (side: Person, other: Person) =>
    (await side.api.get('/api/messages')).body.results.find(
      ({ profile }: { profile: string }) => profile === other.profileId,
    ).last;

  beforeAll(async () => {
    await connect(company, seeker);
    before = (await write(seeker, company, 'When can I start?')).body.id;
    file = (await attach(company, seeker, { name: 'Offer.pdf', bytes: pdf() })).id;
    const body = { text: TEXT, key: newMessageKey(), attachments: [file] };
    id = (await company.api.post(`/api/messages/${seeker.profileId}`, body)).body.id;
    report = await newReport(staff, seeker, 'message', company.profileId);
  });

  it('is one that the reported account wrote, and no other', async () => {
    for (const message of [before, 'a'.repeat(24)]) {
      const { status, body } = await decide(staff, report, { message, reason: REASON });
      expect([status, body.code]).toEqual([404, 'report_subject_not_found']);
    }
  });

  it('leaves a note on both sides without its text and files', async () => {
    expect((await decide(staff, report, { message: id, reason: REASON })).body.closed.actions).toEqual([
      'take down message',
    ]);
    for (const [side, other] of sides()) {
      expect(await shown(side, other)).toMatchObject({ text: '', removed: true });
      expect((await shown(side, other)).attachments).toBeUndefined();
      expect(await last(side, other)).toMatchObject({ text: '', removed: true });
      expect((await last(side, other)).files).toBeUndefined();
      expect((await openAttachment(side, other, file)).status).toBe(404);
    }
    expect((await mailsAbout(company, /rules/))[0]?.text).toContain('We removed a message that you sent');
    expect(await mailsAbout(seeker, /rules/)).toHaveLength(0);
  });

  it('keeps its text for staff, with the report', async () => {
    const { body } = await staff.post(`/api/admin/reports/${report}/context`);
    expect(body.conversation.messages.at(-1)).toMatchObject({ text: TEXT, removedAt: expect.any(String) });
  });

  it('is not taken down again after another report', async () => {
    const again = await newReport(staff, seeker, 'message', company.profileId);
    const { status, body } = await decide(staff, again, { message: id, warn: true, reason: REASON });
    expect([status, body.code]).toEqual([409, 'already_taken_down']);
    expect((await staff.get(`/api/admin/queue/report/${again}`)).body).toMatchObject({ state: 'open' });
  });

  it('leaves the list of conversations with the next message', async () => {
    await write(seeker, company, 'No. That is not how this works.');
    for (const [side, other] of sides()) {
      const { text, removed } = await last(side, other);
      expect([text, removed]).toEqual(['No. That is not how this works.', undefined]);
    }
  });

  it('is restored for both sides', async () => {
    const { status } = await staff.post(`/api/admin/reports/${report}/restore`, { reason: 'A quote from a joke.' });
    expect(status).toBe(200);
    for (const [side, other] of sides()) {
      const message = await shown(side, other);
      expect(message).toMatchObject({ text: TEXT, attachments: [{ id: file }] });
      expect(message.removed).toBeUndefined();
      expect((await openAttachment(side, other, file)).status).toBe(200);
    }
  });
});

describe('photos and texts of a profile that staff took down', () => {
  it('are gone for everyone, while the rest of the profile stays', async () => {
    const owner = await newCompany();
    const [bad, good] = await Promise.all(
      ['bad.jpg', 'good.jpg'].map(async (name) => uploaded(owner, 'showcase', { name, bytes: await picture(60, 40) })),
    );
    await owner.api.patch(`/api/company/profile/${owner.profileId}`, { description: '<p>Call 574-555-0199.</p>' });
    const report = await newReport(staff, seeker, 'profile', owner.profileId);
    const decision = { photos: [bad!.id], texts: ['description'], warn: true, reason: REASON };
    expect((await decide(staff, report, decision)).body.closed.actions).toEqual([
      'take down photo',
      'take down text',
      'warn account',
    ]);
    for (const by of [owner, seeker]) {
      const { body } = await by.api.get(`/api/company/profile/${owner.profileId}`);
      expect(body.description).toBe('');
      expect(body.showcasePhotos.map((photo: { id: string }) => photo.id)).toEqual([good!.id]);
      expect((await by.api.get(`/api/files/${bad!.id}`)).status).toBe(404);
    }
    await settled();
    const { results } = (await staff.get('/api/admin/audit', { subject: owner.profileId })).body;
    expect(results.find(({ action }: { action: string }) => action === 'take down text')).toMatchObject({
      before: { description: 'Call 574-555-0199.' },
      reason: REASON,
    });
    const mails = await mailsAbout(owner, /rules/);
    expect(mails).toHaveLength(1);
    for (const text of ['a photo', 'a text', 'a warning', REASON]) expect(mails[0]?.text).toContain(text);
    expect((await staff.post(`/api/admin/reports/${report}/restore`, { reason: REASON })).body.code).toBe(
      'not_taken_down',
    );
  });

  it('are refused when they belong to another profile or aren’t public', async () => {
    const worker = await newSeeker();
    const resume = await uploaded(worker, 'resume', { name: 'resume.pdf', bytes: pdf() });
    const report = await newReport(staff, company, 'profile', worker.profileId);
    const { body } = await decide(staff, report, { photos: [resume.id], reason: REASON });
    expect(body.code).toBe('report_subject_not_found');
  });
});
