import type { Feedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { briefingState } from '@plumbline/shared/domain/briefings/briefing-states';
import { ApiError } from '../../platform/errors.ts';
import { applicationBeside } from '../../table/access/access-aggregate.ts';
import { type AccessEntryItem, type AccessKey, ifEntryNotOpen } from '../../table/access/access-entry.ts';
import { ifJobAsRead, ifJobOpen } from '../../table/jobs/job.ts';
import { accessEntryView } from '../visibility/access-entry-view.ts';
import { answerBriefingWrites, sendBriefingWrites } from './briefings.ts';
import { decide } from './decide.ts';
import { endMatch } from './end-match.ts';
import { moveEntry } from './move-entry.ts';
import { grantMutualContactAccess, requireContacts } from './mutual-contact.ts';
import { requireKnownJob, requirePaidBriefing, requireSentBriefing } from './subject.ts';

export const requestBriefing = (key: AccessKey) =>
  decide('send briefing', key, (page) => {
    const briefing = requireSentBriefing(page, key.other);
    if (briefing.recipient !== key.owner) throw new ApiError('briefing_taken');
    // One payment pays for one request, so a declined briefing can't be sent again.
    if (page.entry?.state === 'rejected') throw new ApiError('request_answered');
    const entry = moveEntry(key, page.entry, 'requested');
    return {
      writes: [...sendBriefingWrites(entry, page.entry), ifJobOpen(briefing.id)],
      answer: accessEntryView(entry, key.other),
    };
  });

export const acceptBriefing = (key: AccessKey, userId: string) =>
  decide('accept briefing', key, (page) => {
    requireKnownJob(page, key.other);
    const briefing = requireSentBriefing(page, key.other);
    const entry = { ...moveEntry(key, page.entry, 'granted'), grantedBy: userId };
    return {
      writes: [
        ...answerBriefingWrites({ previous: page.entry, next: entry }),
        ifJobOpen(briefing.id),
        ...grantMutualContactAccess(page, { date: entry.date, reason: 'briefing', userId, job: briefing.id }, 'both'),
      ],
      answer: { ...accessEntryView(entry, key.owner), connection: requireContacts(page) },
    };
  });

/**
 * Returns the feedback without repeated reasons. A text without a reason gets the reason 'other'. Throws
 * `field_required` when a briefing is declined without feedback [BRF-14].
 */
const requireFeedback = ({ reasons = [], reason }: Feedback, isBriefing: boolean): Feedback => {
  const given: Feedback['reasons'] = reasons.length || !reason ? [...new Set(reasons)] : ['other'];
  if (isBriefing && !given.length) throw new ApiError('field_required', { path: 'reasons' });
  return { reasons: given, reason };
};

/**
 * Declines a briefing or a job for the seeker, also while it is hidden. Throws `application_exists` when the seeker has
 * applied to the job.
 */
export const declineBriefing = (key: AccessKey, feedback: Feedback) =>
  decide('decline briefing', key, (page) => {
    const job = requireKnownJob(page, key.other);
    if (job.briefing) requirePaidBriefing(page, key.other);
    if (page.application && isOpenState(page.application.state)) {
      throw new ApiError('application_exists');
    }
    const entry = moveEntry(key, page.entry, 'rejected', requireFeedback(feedback, job.briefing));
    const { writes, matches } = endMatch(page, job.id, key.owner, entry.date);
    return {
      writes: [
        ...answerBriefingWrites({ previous: page.entry, next: entry, matches }),
        ifEntryNotOpen(applicationBeside(key)),
        ...writes,
        ...(job.briefing ? [ifJobAsRead(job)] : []),
      ],
      answer: accessEntryView(entry, key.owner),
    };
  });

const briefingEntryView = ({ owner, subject, state, date }: AccessEntryItem) => ({
  job: subject,
  profile: owner,
  state: briefingState({ published: true }, state),
  date,
});

/**
 * Adds a paid briefing to the seeker's list. The payment does the same, so a call after the payment, or a repeated
 * call, changes nothing. Throws `briefing_taken` [BRF-06].
 */
export const completeBriefing = (key: AccessKey) =>
  decide('send briefing', key, (page) => {
    const briefing = requireSentBriefing(page, key.other);
    if (briefing.recipient !== key.owner) throw new ApiError('briefing_taken');
    if (page.entry) return { writes: [], answer: briefingEntryView(page.entry) };
    const entry = moveEntry(key, undefined, 'requested');
    return {
      writes: [...sendBriefingWrites(entry), ifJobOpen(briefing.id)],
      answer: briefingEntryView(entry),
    };
  });
