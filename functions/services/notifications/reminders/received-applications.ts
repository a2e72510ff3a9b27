import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { readAccessAggregate } from '../../../table/access/access-aggregate.ts';
import { type AccessEntryItem, listAccessEntries } from '../../../table/access/access-entry.ts';
import { blockedBy } from '../../../table/access/block.ts';
import { mapConcurrent } from '../../../table/core/batch.ts';
import { awaitsDecisions } from '../../../table/jobs/job.ts';
import { putReminderOnce, type ReminderItem } from '../../../table/notifications/reminder.ts';
import { applicationReceivedMail, applicationsReceivedMail } from '../../emails/access-emails.ts';
import type { AccessEvent } from '../../emails/access-event.ts';
import { renderEmail } from '../../emails/render-email.ts';
import { countMail, type LimitedMail, uncountMail } from '../delivery/mail-limits.ts';
import { type Reader, readersOf, settleAll } from '../delivery/notify-users.ts';
import { REPORTED, sendOnce } from '../delivery/send-once.ts';
import { dedupKey } from '../delivery/write-notification.ts';
import { accessEventOf, changeKeyOf, changeSubjectOf } from '../read-access-event.ts';

const KIND = 'newApplicant';
/** The length of a window. Applications of a window after its first one share an e-mail. */
const WINDOW_MS = 15 * MINUTE_MS;
/** The wait after a window, because the list of applications may be a moment behind. */
const WAIT_MS = MINUTE_MS;
/** The most applications that an e-mail is about; the page of the job lists all of them. */
const MOST = 50;
/** The newest requests among which the applications of a window are looked for. */
const LOOKED_AT = 200;
const AT_ONCE = 5;

/** Returns the window of a date (ISO), as its number since 1970. */
const windowOf = (date: string): number => Math.floor(Date.parse(date) / WINDOW_MS);

/**
 * Plans the e-mail about a new application. Returns 'alone' for the first one of a window, whose e-mail is sent now,
 * and 'shared' for those that wait for the end of the window. The window depends on the date of the application, so a
 * change that is delivered again has the same result.
 */
export const planApplicationMail = async ({ owner, date }: AccessEntryItem): Promise<'alone' | 'shared'> => {
  const window = windowOf(date);
  const { since } = await putReminderOnce({
    profile: owner,
    kind: 'applicationsReceived',
    subject: String(window),
    other: '',
    dueAt: new Date((window + 1) * WINDOW_MS + WAIT_MS).toISOString(),
    since: date,
  });
  return since === date ? 'alone' : 'shared';
};

/** Returns the applications of a window after its first one, newest first, that wait for a decision. */
const readSharedApplications = async ({ profile, subject, since = '' }: ReminderItem): Promise<AccessEvent[]> => {
  const { items } = await listAccessEntries(profile, 'requested', { limit: LOOKED_AT });
  const ofWindow = items.filter(
    ({ type, date }) => type === 'job-application' && date !== since && String(windowOf(date)) === subject,
  );
  const blocked = await blockedBy(profile);
  const entries = ofWindow.filter(({ other }) => !blocked.has(other)).slice(0, MOST);
  const pages = await mapConcurrent(entries, AT_ONCE, (entry) => readAccessAggregate(entry));
  return pages.flatMap((page, index) => {
    const entry = entries[index]!;
    const isSame = page.entry?.state === entry.state && page.entry.date === entry.date;
    if (!isSame || !page.job || !awaitsDecisions(page.job)) return [];
    return accessEventOf(entry, page) ?? [];
  });
};

/** Sends a user the e-mail about applications. Those whose e-mail a limit stops are left out. */
const mailReader = async (
  { user, settings }: Reader,
  { profile, subject }: ReminderItem,
  events: readonly AccessEvent[],
): Promise<void> => {
  if (!settings[KIND]) return;
  const counted = new Map<AccessEvent, LimitedMail>();
  const uncount = async () => {
    await Promise.all([...counted.values()].map(uncountMail));
    counted.clear();
  };
  const countAll = async () => {
    for (const event of events) {
      const mail = { kind: KIND, from: event.other.id, to: user, about: changeSubjectOf(event.entry) } as const;
      if (await countMail(mail)) counted.set(event, mail);
    }
  };
  const write = async () => {
    try {
      await countAll();
    } catch (error) {
      // The next try must not find them used up.
      await uncount();
      throw error;
    }
    const [first, ...more] = counted.keys();
    if (!first) return { heldBack: true, to: user.email, kind: KIND } as const;
    const content = more.length
      ? applicationsReceivedMail([first, ...more], user.language)
      : applicationReceivedMail(first, user.language);
    return renderEmail(user, KIND, content);
  };
  await sendOnce(dedupKey(`applications.${profile}.${subject}`, user.id), write, { onFailure: uncount });
  // A change that is delivered after its window has ended sends no e-mail of its own.
  for (const { entry } of events) await sendOnce(dedupKey(changeKeyOf(entry), user.id), async () => REPORTED);
};

/** Sends the e-mail about the applications of a window that are pending at its end. */
export const remindOfApplications = async (reminder: ReminderItem): Promise<undefined> => {
  const events = await readSharedApplications(reminder);
  if (!events.length) return;
  const readers = await readersOf(reminder.profile);
  await settleAll(readers.map((reader) => mailReader(reader, reminder, events)));
};
