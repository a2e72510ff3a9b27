import { formatDate } from '@plumbline/shared/domain/dates/dates';
import type { DecisionAction } from '@plumbline/shared/domain/support/decisions';
import type { OutgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { Language } from '@plumbline/shared/options/languages';
import { paths, SUPPORT_HASH } from '@plumbline/shared/options/paths';
import { type EmailContent, emailContent } from './email-content.ts';
import type { Value } from './words/fill-in.ts';
import { type Phrase, phrase } from './words/phrase.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
/** Users who can't sign in, or think that staff were wrong, write to Support. */
const SUPPORT = `${paths.landing.path()}${SUPPORT_HASH}`;

/** Returns the sentence about the day (YYYY-MM-DD) on which a suspension ends, if it has an end. */
const endOf = (until: string | undefined, language: Language): OutgoingText[] =>
  until ? [phrase(language, 'suspensionEnds', { day: formatDate(until, { locale: locales[language] }) })] : [];

/** The texts that staff wrote about a suspension, and the day on which it ends; absent without an end. */
export type SuspensionFacts = { reason: string; until?: string | undefined };

/** Returns the e-mail to a suspended user, who can't sign in. */
export const suspendedMail = ({ reason, until }: SuspensionFacts, language: Language): EmailContent =>
  emailContent(
    'accountSuspended',
    language,
    { reason: { trusted: reason } },
    { path: SUPPORT, rest: endOf(until, language) },
  );

/** Returns the e-mail to a company whose jobs and projects staff hid. */
export const postsHiddenMail = ({ reason, until }: SuspensionFacts, language: Language): EmailContent =>
  emailContent(
    'postsHidden',
    language,
    { reason: { trusted: reason } },
    { path: SUPPORT, rest: endOf(until, language) },
  );

/** Returns the reason as staff wrote it; a suspension that ended by itself has none. */
const noteOf = (reason: string | undefined, language: Language): Value =>
  reason === undefined ? phrase(language, 'endedByItself') : { trusted: reason };

export const reinstatedMail = (reason: string | undefined, language: Language): EmailContent =>
  emailContent('accountReinstated', language, { reason: noteOf(reason, language) }, { path: paths.login.path() });

export const postsShownMail = (reason: string | undefined, language: Language): EmailContent =>
  emailContent('postsShown', language, { reason: noteOf(reason, language) }, { path: paths.login.path() });

type DecisionFacts = SuspensionFacts & {
  actions: readonly DecisionAction[];
  /** The name of the job or project of the report. */
  name?: string | undefined;
};

const actionPhrases = {
  'take down job': 'jobTakenDown',
  'take down project': 'projectTakenDown',
  'take down message': 'messageTakenDown',
  'take down photo': 'photoTakenDown',
  'take down text': 'textTakenDown',
  'warn account': 'accountWarned',
  'suspend account': 'accountSuspendedToo',
  'hide posts': 'postsHiddenToo',
} as const satisfies Record<DecisionAction, Phrase>;

const isTakeDown = (action: DecisionAction): boolean => action.startsWith('take down');

/**
 * Returns the one e-mail to an account about everything that a decision of staff did, with the reason. Its subject
 * mentions the posts of the account only when something was taken down.
 */
export const decisionMail = ({ actions, name = '', reason, until }: DecisionFacts, language: Language): EmailContent =>
  emailContent(
    actions.some(isTakeDown) ? 'decidedOnContent' : 'decided',
    language,
    {},
    {
      path: SUPPORT,
      more: [
        ...actions.map((action) => ({ trusted: phrase(language, actionPhrases[action], { name }) })),
        ...endOf(until, language).map((trusted) => ({ trusted })),
        ...(actions.includes('suspend account') ? [{ trusted: phrase(language, 'checkoutsClosed') }] : []),
        { trusted: phrase(language, 'staffReason', { reason: { trusted: reason } }) },
      ],
      rest: [phrase(language, 'writeToSupport')],
    },
  );

const restoredMails = {
  'restore job': 'jobRestored',
  'restore project': 'projectRestored',
  'restore message': 'messageRestored',
} as const;
type RestoreAction = keyof typeof restoredMails;

/** Returns the e-mail to an account whose job, project or message is shown again. */
export const restoredMail = (
  action: RestoreAction,
  { name = '', reason }: { name?: string | undefined; reason: string },
  language: Language,
): EmailContent =>
  emailContent(
    'restored',
    language,
    { what: phrase(language, restoredMails[action], { name }), reason: { trusted: reason } },
    { path: paths.login.path() },
  );

/** Returns the e-mail to a staff member whose second factor was reset, with the colleague's name and the reason. */
export const secondFactorResetMail = (staff: string, reason: string, language: Language): EmailContent =>
  emailContent('secondFactorReset', language, { staff, reason: { trusted: reason } }, { path: paths.login.path() });

/** Returns the e-mail to a user whom staff signed out everywhere. */
export const signedOutMail = (reason: string, language: Language): EmailContent =>
  emailContent('signedOut', language, { reason: { trusted: reason } }, { path: paths.login.path() });

/** Returns the notice to a user's present address that staff mailed a link to a new one, which it doesn't name. */
export const addressChangingMail = (reason: string, language: Language): EmailContent =>
  emailContent('addressChanging', language, { reason: { trusted: reason } }, { path: SUPPORT });

/** Returns the e-mail to a company whose report of an unlock was declined. */
export const reportDeclinedMail = (intentId: string, reason: string, language: Language): EmailContent =>
  emailContent(
    'paymentReportDeclined',
    language,
    { reason: { trusted: reason } },
    { path: paths.toolbox.receipt.path(intentId) },
  );
