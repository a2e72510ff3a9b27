import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { environment } from '../../platform/environment.ts';
import type { UserItem } from '../../table/accounts/user.ts';
import type { AddressedMail } from '../notifications/delivery/deliver-mail.ts';
import type { EmailContent } from './email-content.ts';
import { layOut } from './email-layout.ts';
import { searchUnsubscribeLink, unsubscribeLink } from './unsubscribe-link.ts';
import { phrase } from './words/phrase.ts';

type Addressee = Pick<UserItem, 'id' | 'email' | 'mailProblem'>;

const render = (
  { email, mailProblem }: Addressee,
  kind: NotificationKind,
  unsubscribe: string | undefined,
  content: EmailContent,
): AddressedMail => {
  const { subject, button, path, jobs, ...text } = content;
  const linkTo = (page: string): string => `${environment.siteUrl}${page}`;
  const footer = phrase(text.language, 'footer');
  const action = { label: button, link: linkTo(path) };
  const footerLink = unsubscribe ? { label: phrase(text.language, 'turnOff'), link: unsubscribe } : undefined;
  const listed = jobs && { jobs: jobs.map(({ path: page, ...job }) => ({ ...job, link: linkTo(page) })) };
  const parts = layOut({ ...text, ...listed, action, footer, footerLink });
  return { to: email, kind, isUndeliverable: Boolean(mailProblem), subject, ...parts, unsubscribe };
};

/**
 * Returns an e-mail ready to send, with the link that turns off its kind. Receipts are always sent and have no such
 * link.
 */
export const renderEmail = async (
  user: Addressee,
  kind: NotificationKind,
  content: EmailContent,
): Promise<AddressedMail> =>
  render(user, kind, kind === 'receipts' ? undefined : await unsubscribeLink(user.id, kind), content);

/** Returns the e-mail of a saved search, with the link that turns off the e-mails of this search only. */
export const renderSearchEmail = async (
  user: Addressee,
  { seeker, id }: { seeker: string; id: string },
  content: EmailContent,
): Promise<AddressedMail> => ({
  ...render(user, 'newMatch', await searchUnsubscribeLink(seeker, id), content),
  kind: 'savedSearch',
});
