import '../../support/cloud/handler-environment.ts';
import { TERMS_BEFORE_RECORDS, TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { termsChanges } from '@plumbline/shared/options/legal/terms-changes';
import { paths } from '@plumbline/shared/options/paths';
import { describe, expect, it } from 'vitest';
import { mailTerms } from '../../../functions/operator/terms/mail-terms.ts';
import type { UserItem } from '../../../functions/table/accounts/user.ts';
import { mailTo } from '../../support/cloud/cloud.ts';
import { newEmail, PASSWORD } from '../../support/people/people.ts';
import { plantAccount } from '../../support/people/plant-account.ts';

const newUser = async (fields: Partial<UserItem> = {}): Promise<string> => {
  const email = newEmail();
  await plantAccount(email, PASSWORD, { kind: 'candidate', agreedTerms: undefined, ...fields });
  return email;
};
const subjectsTo = async (email: string) => (await mailTo(email)).map(({ subject }) => subject);
const SUBJECT = 'We changed our terms';
const unlimited = async () => undefined;

describe('the e-mail about changed terms', () => {
  it('goes once to everyone who has not agreed to them, in their language, with what is new and both links', async () => {
    const [first, earlier] = await Promise.all([newUser(), newUser({ agreedTerms: TERMS_BEFORE_RECORDS })]);
    const spanish = await newUser({ language: 'es' });
    const others = await Promise.all([
      newUser({ agreedTerms: TERMS_VERSION }),
      newUser({ status: 'disabled' }),
      newUser({ role: 'support' }),
    ]);
    const paced: number[] = [];
    const pace = async (units: number) => void paced.push(units);

    expect(await mailTerms({ pace, dryRun: true })).toEqual({ sent: 3, done: 0, failed: [] });
    expect(await subjectsTo(first)).toEqual([]);
    expect(await mailTerms({ pace })).toEqual({ sent: 3, done: 0, failed: [] });
    expect(paced).toEqual([1, 1, 1]);
    expect(await mailTerms({ pace })).toEqual({ sent: 0, done: 3, failed: [] });

    for (const email of [first, earlier]) expect(await subjectsTo(email)).toEqual([SUBJECT]);
    expect(await subjectsTo(spanish)).toEqual(['Cambiamos nuestros términos']);
    for (const email of others) expect(await subjectsTo(email)).toEqual([]);
    const [mail] = await mailTo(first);
    for (const { en } of termsChanges) expect(mail?.text).toContain(en);
    expect(mail?.links.map((link) => new URL(link).pathname)).toEqual(
      expect.arrayContaining([paths.terms.path(), paths.privacyPolicy.path()]),
    );
    const [toSpanish] = await mailTo(spanish);
    for (const { es } of termsChanges) expect(toSpanish?.text).toContain(es);
  });

  it('is sent by the next run to a user whom a stopped run did not reach, and to no one twice', async () => {
    const emails = await Promise.all([newUser(), newUser(), newUser()]);
    let count = 0;
    const stopAtThird = async () => {
      count += 1;
      if (count === 3) throw new Error('The operator stopped the run');
    };
    expect(await mailTerms({ pace: stopAtThird })).toMatchObject({
      sent: 2,
      failed: [{ problem: expect.any(String) }],
    });
    expect(await mailTerms({ pace: unlimited })).toMatchObject({ sent: 1, failed: [] });
    for (const email of emails) expect(await subjectsTo(email)).toEqual([SUBJECT]);
  });

  it('is sent once by two runs at the same time', async () => {
    const email = await newUser();
    await Promise.all([mailTerms({ pace: unlimited }), mailTerms({ pace: unlimited })]);
    expect(await subjectsTo(email)).toEqual([SUBJECT]);
  });
});
