import { interviewEnd } from '@plumbline/shared/domain/interviews/interview-times';
import { slugOf } from '@plumbline/shared/domain/text/slug';
import type { Language } from '@plumbline/shared/options/languages';
import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors.ts';
import { phrase } from '../emails/words/phrase.ts';
import type { InterviewParties } from './interview-page.ts';

/**
 * Returns the calendar file of an agreed interview, with the way, the length and the place. The file of one that was
 * canceled, or moved and then declined, removes the entry: it has the same id and a higher number. Names and numbers of
 * people are left out, because calendars are shared. Throws `interview_not_found` or `interview_not_open`.
 */
export const calendarFile = async ({ interview, job, company, worker }: InterviewParties, language: Language) => {
  if (!interview) throw new ApiError('interview_not_found');
  const { state, start, minutes, way, place, note, revision, updatedAt } = interview;
  const isRemoval = state === 'canceled' || state === 'declined';
  if (!start || !(isRemoval || state === 'agreed')) throw new ApiError('interview_not_open');
  // Loaded here, because few calls need it and every call of the function pays for its start.
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({
    prodId: { company: 'Plumbline', product: 'Interviews' },
    method: isRemoval ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `interview-${job.id}-${worker.id}@${new URL(environment.siteUrl).hostname}`,
    sequence: revision,
    stamp: new Date(updatedAt),
    start: new Date(start),
    end: new Date(interviewEnd(start, minutes)),
    summary: `${job.name}, ${company.name}`,
    status: isRemoval ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(place && { location: place }),
    description: [
      [phrase(language, `way.${way}`), phrase(language, 'minutes', { count: String(minutes) })].join(', '),
      note,
    ]
      .filter(Boolean)
      .join('\n'),
  });
  return { name: `interview-${slugOf(company.name) || 'plumbline'}.ics`, text: calendar.toString() };
};
