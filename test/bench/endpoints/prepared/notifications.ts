import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { getNotifiedProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { unsubscribeLink } from '../../../../functions/services/emails/unsubscribe-link.ts';
import { ask } from '../scenes/ask.ts';
import { newApplicant } from '../scenes/jobs.ts';
import { newAccount, newCompany } from '../scenes/people.ts';
import type { Demo, Preparations } from './preparation.ts';

/** The link of a mail, opened without a session. */
const fromMail = async () => {
  const { id } = await newAccount('candidate');
  const link = await unsubscribeLink(id, 'newMatch');
  return { query: { token: new URL(link).searchParams.get('token') ?? '' } };
};

/** A new company's notification of an applicant. */
const toldOfApplicant = async ({ settle }: Demo) => {
  const by = await newCompany();
  await newApplicant(by);
  await settle();
  const { results } = await ask(contract.listNotifications, {}, by);
  const told = results.find(({ kind }: { kind: string }) => kind === 'newApplicant');
  return { by, params: { id: told.id as string } };
};

export const notifications: Preparations = {
  [contract.unsubscribe.name]: fromMail,
  [contract.unsubscribeAtOnce.name]: fromMail,
  [getNotifiedProfile.name]: toldOfApplicant,
  [contract.markNotification.name]: async (demo) => ({ ...(await toldOfApplicant(demo)), body: { read: true } }),
};
