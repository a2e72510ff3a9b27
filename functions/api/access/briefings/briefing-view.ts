import type { SentBriefing } from '@plumbline/shared/contracts/access/briefings';
import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { dayOf } from '@plumbline/shared/contracts/masking/day-of';
import { maskFeedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import { maskFacts } from '@plumbline/shared/contracts/masking/mask-profile';
import { briefingState } from '@plumbline/shared/domain/briefings/briefing-states';
import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import type { AccessEntryItem } from '../../../table/access/access-entry.ts';
import type { BriefingAnswer } from '../../../table/access/briefing-answers.ts';
import type { JobItem } from '../../../table/jobs/job.ts';
import type { SeekerProfileItem } from '../../../table/profiles/profile.ts';

export const jobOfBriefing = (job: JobItem): SentBriefing['job'] => ({
  id: job.id,
  name: job.name,
  type: job.type,
  compensation: job.compensation,
  pay: job.pay,
  city: job.city,
  state: job.state,
  createdAt: job.createdAt,
  ...(job.publishedAt && { postDate: postingDay(job) }),
  deletedAt: job.deletedAt,
});

/** Returns the recipient of a briefing. One who deleted the account keeps the anonymous name and has no city. */
const recipientOf = (
  id: string,
  profile: SeekerProfileItem | undefined,
  isOpen: boolean,
): SentBriefing['recipient'] => {
  const {
    name = anonymousName(id),
    lastName,
    city = '',
    state = '',
    email,
    phoneNumber,
    phoneExtension,
  } = profile ?? {};
  const contact = { email, phoneNumber, phoneExtension };
  const shown = maskFacts({ id, kind: 'candidate', name, lastName, city, state, ...contact }, isOpen);
  return { ...shown, city, state, isOpen: isOpen && profile !== undefined };
};

/** Returns the date and feedback of a decision; the date is only a day while the seeker is masked. */
const answerOf = (entry: AccessEntryItem, isOpen: boolean) => ({
  answeredAt: isOpen ? entry.date : dayOf(entry.date),
  ...(entry.state === 'rejected' && maskFeedback(entry, isOpen)),
});

/** Returns a briefing as its company sees it. The recipient of a pending one is masked as in the seeker's profile. */
export const sentBriefingView = ({ job, entry, profile, contactAccess }: BriefingAnswer): SentBriefing => {
  const isOpen = Boolean(contactAccess);
  return {
    job: jobOfBriefing(job),
    recipient: recipientOf(job.recipient ?? '', profile, isOpen),
    state: briefingState(job, entry?.state),
    sentAt: job.publishedAt,
    ...(entry && entry.state !== 'requested' && answerOf(entry, isOpen)),
  };
};
