import '../../support/cloud/handler-environment.ts';
import { endpoints } from '@plumbline/shared/contracts/index';
import { describe, expect, it } from 'vitest';
import { countCall } from '../../../functions/services/limits/named-budgets.ts';
import { readAddressMark } from '../../../functions/table/accounts/address-mark.ts';
import { readEmailClaim } from '../../../functions/table/accounts/email-claim.ts';
import { readUser } from '../../../functions/table/accounts/user.ts';
import { fault, mailTo } from '../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { type Answer, api } from '../../support/contract/api.ts';
import { acceptInvitation, completeCompany, invitationKeyOf, invite } from '../../support/people/company-users.ts';
import { companyAt, mark } from '../../support/people/mail-marks.ts';
import {
  freshSolution,
  keyMailedTo,
  newCompany,
  newEmail,
  newSeeker,
  PASSWORD,
  register,
  requestReset,
  signIn,
} from '../../support/people/people.ts';
import { newStaff, plantStaff } from '../../support/people/staff.ts';
import { apply } from '../../support/posts/hiring.ts';

/** A request for a link to an address. */
type LinkRequest = { email: string; request: () => Promise<Answer> };

describe('a link that someone requested', () => {
  /** Each requests a link to an address from an endpoint, as a visitor, a signed-in user or staff. */
  const requests: Record<string, { endpoint: string; prepare: () => Promise<LinkRequest> }> = {
    'a password reset': {
      endpoint: 'requestPasswordReset',
      prepare: async () => {
        const { email } = await newSeeker();
        return { email, request: () => requestReset(email) };
      },
    },
    'a sign-up': {
      endpoint: 'register',
      prepare: async () => {
        const email = newEmail();
        const request = async () =>
          api().post('/api/users/register', { email, challenge: await freshSolution(), profileType: 'candidate' });
        return { email, request };
      },
    },
    'a forgotten set-up': {
      endpoint: 'requestPasswordReset',
      prepare: async () => {
        const email = newEmail();
        await register(email, 'candidate');
        return { email, request: () => requestReset(email) };
      },
    },
    'a new address': {
      endpoint: 'requestEmailChange',
      prepare: async () => {
        const [seeker, email] = [await newSeeker(), newEmail()];
        const body = { email, currentPassword: seeker.password };
        return { email, request: () => seeker.api.post('/api/users/email-change', body) };
      },
    },
    'a new address by staff': {
      endpoint: 'changeUserEmail',
      prepare: async () => {
        const [staff, seeker, email] = [await newStaff(), await newSeeker(), newEmail()];
        const body = { email, reason: 'They asked on the phone.' };
        return { email, request: () => staff.api.post(`/api/admin/users/${seeker.userId}/email-change`, body) };
      },
    },
    'a company’s invitation': {
      endpoint: 'addCompanyUser',
      prepare: async () => {
        const [company, email] = [await newCompany(), newEmail()];
        await completeCompany(company);
        return { email, request: () => invite(company, { email }) };
      },
    },
    'a set-up link by staff': {
      endpoint: 'sendSignUpLink',
      prepare: async () => {
        const [staff, email] = [await newStaff(), newEmail()];
        await register(email, 'candidate');
        return { email, request: () => staff.api.post('/api/admin/sign-ups/set-up-link', { email }) };
      },
    },
    'a set-up link by staff to an invited user': {
      endpoint: 'sendSetUpLink',
      prepare: async () => {
        const staff = await newStaff();
        const { id, email } = (await invite(await newCompany())).body;
        return { email, request: () => staff.api.post(`/api/admin/users/${id}/set-up-link`) };
      },
    },
    'an invited colleague of staff': {
      endpoint: 'inviteStaff',
      prepare: async () => {
        const [staff, email] = [await newStaff(), newEmail()];
        const body = { email, displayName: 'Ruth Yoder', role: 'support' };
        return { email, request: () => staff.api.post('/api/admin/staff', body) };
      },
    },
    'an invited colleague of staff, again': {
      endpoint: 'inviteStaffAgain',
      prepare: async () => {
        const [staff, email] = [await newStaff(), newEmail()];
        const id = await plantStaff(email);
        return { email, request: () => staff.api.post(`/api/admin/staff/${id}/invitation`) };
      },
    },
  };

  it.each(Object.entries(requests))('ends the mark of a bounce, and is sent (%s)', async (_, { prepare }) => {
    const { email, request } = await prepare();
    const before = (await mailTo(email)).length;
    await mark(email);
    expect((await request()).status).toBeLessThan(300);
    expect(await mailTo(email)).toHaveLength(before + 1);
    expect(await readAddressMark(email)).toBeUndefined();
  });

  /** The stored items, except for counts of calls and solved challenges. */
  const stored = async () => {
    await settled();
    const counts = ['RateCounter', 'IdempotencyRecord'];
    return Object.entries(await wholeTable()).filter(([, { _et }]) => !counts.includes(String(_et)));
  };

  it('is a request of one of these endpoints', () => {
    const refused = endpoints.filter(({ errors }) => errors?.includes('address_undeliverable'));
    const names = Object.values(requests).map(({ endpoint }) => endpoint);
    expect(new Set(names)).toEqual(new Set(refused.map(({ name }) => name)));
  });

  it.each(Object.entries(requests))(
    'is refused over the tries of a day, and changes nothing (%s)',
    async (_, scene) => {
      const { email, request } = await scene.prepare();
      const before = (await mailTo(email)).length;
      await mark(email);
      for (let count = 0; count < 3; count += 1) await countCall('try-mail-again', email);
      const items = await stored();
      expect(await request()).toMatchObject({ status: 409, body: { code: 'address_undeliverable' } });
      expect(await stored()).toEqual(items);
      expect(await mailTo(email)).toHaveLength(before);
      expect(await readAddressMark(email)).toMatchObject({ reason: 'bounced' });
    },
  );

  it('is sent in spite of a complaint, which still stops other e-mails', async () => {
    const { company, job } = await companyAt(newEmail());
    await mark(company.email, 'complained');
    const before = (await mailTo(company.email)).length;
    expect((await requestReset(company.email)).status).toBe(200);
    await apply(await newSeeker(), company, job);
    await settled();
    expect(await mailTo(company.email)).toHaveLength(before + 1);
    expect((await readUser(company.userId))?.mailProblem).toMatchObject({ reason: 'complained' });
  });

  it('removes the address from the list of SES first, and leaves the mark when SES does not answer', async () => {
    const { email } = await newSeeker();
    await mark(email);
    await fault({ dependency: 'ses', mode: 'fail', match: 'DeleteSuppressedDestination' });
    expect((await requestReset(email)).status).toBe(500);
    await fault({ dependency: 'ses', mode: 'off' });
    expect(await readAddressMark(email)).toBeDefined();
    expect(await mailTo(email)).toEqual([]);
  });
});

describe('an address that was marked before its account existed', () => {
  /** Each makes an account of a marked address by a mailed link. Returns the id of its user. */
  const accounts = {
    'a sign-up': async (email: string, reason: 'bounced' | 'complained') => {
      await register(email, 'candidate');
      const emailConfirmationKey = await keyMailedTo(email);
      await mark(email, reason);
      expect((await acceptInvitation(emailConfirmationKey)).status).toBe(200);
    },
    'an invitation': async (email: string, reason: 'bounced' | 'complained') => {
      await invite(await newCompany(), { email });
      await mark(email, reason);
      expect((await acceptInvitation(await invitationKeyOf(email))).status).toBe(200);
    },
    'a new address': async (email: string, reason: 'bounced' | 'complained') => {
      const seeker = await newSeeker();
      await seeker.api.post('/api/users/email-change', { email, currentPassword: seeker.password });
      const link = (await mailTo(email))[0]?.links.find((each) => each.includes('key=')) ?? '';
      await mark(email, reason);
      const key = new URL(link).searchParams.get('key');
      expect((await api().post('/api/users/email-change/confirm', { key })).status).toBe(200);
    },
  };
  const userOf = async (email: string) => readUser((await readEmailClaim(email))?.userId ?? '');

  it.each(Object.entries(accounts))(
    'keeps the mark of a complaint, and its user can end it (%s)',
    async (_, create) => {
      const email = newEmail();
      await create(email, 'complained');
      expect(await userOf(email)).toMatchObject({ mailProblem: { reason: 'complained' } });
      const kept = await readAddressMark(email);
      expect(kept).toMatchObject({ reason: 'complained' });
      expect(kept).not.toHaveProperty('ttl');
      expect((await api((await signIn(email)).token).post('/api/users/mail/try-again')).status).toBe(200);
      expect(await readAddressMark(email)).toBeUndefined();
    },
  );

  it.each(['bounced', 'complained'] as const)(
    'keeps its mark in an account that staff create without a link (%s)',
    async (reason) => {
      const [staff, email] = [await newStaff(), newEmail()];
      await mark(email, reason);
      expect((await staff.api.post('/api/users', { email, password: PASSWORD })).status).toBe(201);
      expect(await userOf(email)).toMatchObject({ mailProblem: { reason } });
      expect(await readAddressMark(email)).not.toHaveProperty('ttl');
    },
  );

  it.each(Object.entries(accounts))('loses the mark of a bounce, because the link arrived (%s)', async (_, create) => {
    const email = newEmail();
    await create(email, 'bounced');
    expect(await userOf(email)).not.toHaveProperty('mailProblem');
    expect(await readAddressMark(email)).toBeUndefined();
  });
});
