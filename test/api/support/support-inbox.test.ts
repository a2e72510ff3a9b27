import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../support/contract/api.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newCompany, PASSWORD, type Person } from '../../support/people/people.ts';
import { staffApi } from '../../support/posts/hiring.ts';
import { inQueue } from '../../support/posts/queue.ts';

const REQUESTS = '/api/admin/support-requests';

describe('a request for support', () => {
  let staff: Api;
  let company: Person;
  let id: string;
  const find = async () =>
    [...(await inQueue(staff, 'support')), ...(await inQueue(staff, 'support', 'closed'))].find(
      ({ email }) => email === company.email,
    );

  /** The mails to the sender, without the receipt. */
  const answers = async () =>
    (await mailsAbout(company, /Your request to Plumbline/)).filter(({ text }) => text.includes('Our answer'));

  beforeAll(async () => {
    [staff, company] = await Promise.all([staffApi(PASSWORD), newCompany()]);
    const request = { profileId: company.profileId, data: 'Our receipts show an old address.' };
    await company.api.post('/api/company/profile/support', request);
    id = (await find()).id;
  });

  it('is open until staff answer it once, by an e-mail with the text', async () => {
    expect(await find()).toMatchObject({ state: 'open', replies: [] });
    const text = 'Change it under Settings.\nThe next receipt has it.';
    const { status, body } = await staff.post(`${REQUESTS}/${id}/reply`, { text });
    expect({ status, state: body.state, replies: body.replies }).toEqual({
      status: 200,
      state: 'answered',
      replies: [{ staff: 'Staff', date: expect.any(String), text }],
    });
    const mails = await answers();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Change it under Settings.');
    expect(mails[0]?.text).toContain('Our receipts show an old address.');
    expect(await find()).toMatchObject({ state: 'answered' });
  });

  it('can be answered again, in a second e-mail', async () => {
    await staff.post(`${REQUESTS}/${id}/reply`, { text: 'Did that help?' });
    expect(await answers()).toHaveLength(2);
  });

  it('is answered by one of two members of staff who answer at the same moment, and the other gets an error', async () => {
    const both = await Promise.all(['One', 'Two'].map((text) => staff.post(`${REQUESTS}/${id}/reply`, { text })));
    const refused = both.filter(({ status }) => status !== 200);
    expect((await find()).replies).toHaveLength(2 + both.length - refused.length);
    for (const { body } of refused) expect(body.code).toBe('support_request_changed');
  });

  it('that is closed can be answered only after it is reopened', async () => {
    expect((await staff.patch(`${REQUESTS}/${id}`, { state: 'closed' })).body.state).toBe('closed');
    expect((await staff.post(`${REQUESTS}/${id}/reply`, { text: 'Late' })).body.code).toBe('support_request_closed');
    expect((await staff.patch(`${REQUESTS}/${id}`, { state: 'closed' })).body.code).toBe('support_request_closed');
    expect((await staff.patch(`${REQUESTS}/${id}`, { state: 'open' })).body.state).toBe('open');
  });

  it("has every change in the staff's history", async () => {
    const { results } = (await staff.get('/api/admin/audit', { subject: id })).body;
    const steps = results.map(({ action, before, after }: { action: string; before: Fact; after: Fact }) => [
      action,
      before.state,
      after.state,
    ]);
    expect(steps.slice(0, 2)).toEqual([
      ['move request', 'closed', 'open'],
      ['move request', 'answered', 'closed'],
    ]);
    expect(steps.at(-1)).toEqual(['answer request', 'open', 'answered']);
  });

  it('rejects invalid changes', async () => {
    expect((await company.api.post(`${REQUESTS}/${id}/reply`, { text: 'Me' })).status).toBe(403);
    expect((await company.api.patch(`${REQUESTS}/${id}`, { state: 'closed' })).status).toBe(403);
    for (const text of ['', '  ', 'x'.repeat(2001)]) {
      expect((await staff.post(`${REQUESTS}/${id}/reply`, { text })).status).toBe(400);
    }
    expect((await staff.patch(`${REQUESTS}/${id}`, { state: 'answered' })).status).toBe(400);
    expect((await staff.post(`${REQUESTS}/${'0'.repeat(24)}/reply`, { text: 'Who?' })).body.code).toBe(
      'support_request_not_found',
    );
  });
});

type Fact = { state: string };
