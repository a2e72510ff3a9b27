import { type CompanyEventKind, companyEventKinds } from '@plumbline/shared/domain/jobs/company-events';
import { type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import type { AccessEntryItem } from '../access/access-entry.ts';
import type { ContactAccessItem } from '../access/contact-access.ts';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const companyEvents = tablePattern({
  partition: 'PROFILE#{company}',
  sort: 'EVENT#{date}#{kind}#{subject}#{other}',
  finds: 'The activity list of a company, by date',
});

/** An event in a company's activity list. Its key describes the event, so the event is stored once. */
export const CompanyEvent = new Entity({
  name: 'CompanyEvent',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    date: string().key(),
    kind: string()
      .enum(...companyEventKinds)
      .key(),
    /** The other side: a seeker, or a company for connections. */
    other: string().key(),
    /** The id of the job or project; empty for an event about neither. */
    subject: string().key(),
  }),
  computeKey: companyEvents.keys,
});
export type CompanyEventItem = FormattedItem<typeof CompanyEvent>;

export const companyEventId = ({ date, kind, other, subject }: CompanyEventItem): string =>
  [date, kind, subject, other].filter(Boolean).join('.');

type NotificationInput = { owner?: CompanyEventKind; other?: CompanyEventKind };
/** The event that each state of an access entry adds to the list of its owner or the other side. */
const notified: Record<AccessEntryItem['type'], Partial<Record<AccessEntryItem['state'], NotificationInput>>> = {
  'job-application': {
    requested: { owner: 'applied' },
    granted: { owner: 'application-accepted' },
    withdrawn: { owner: 'application-withdrawn' },
  },
  job: {
    requested: { other: 'briefing-sent' },
    granted: { other: 'briefing-accepted' },
    rejected: { other: 'briefing-declined' },
  },
  project: { requested: { owner: 'connection-requested' }, granted: { owner: 'connected', other: 'joined' } },
};

/** Returns the events of the companies in an access entry that has reached its state. */
export const eventsOfEntry = (entry: AccessEntryItem): CompanyEventItem[] => {
  const { type, state, owner, other, subject, date, requestedAt } = entry;
  // A seeker can also decline a job that no one sent. Such an entry has no request and causes no event.
  const kinds = requestedAt ? notified[type][state] : undefined;
  return [
    ...(kinds?.owner ? [{ company: owner, other, subject, date, kind: kinds.owner }] : []),
    ...(kinds?.other ? [{ company: other, other: owner, subject, date, kind: kinds.other }] : []),
  ];
};

/** Returns the event of a paid unlock. Contact details opened in other ways have events of their own. */
export const eventsOfContactAccess = ({ viewer, subject, date, reason }: ContactAccessItem): CompanyEventItem[] =>
  reason === 'unlock' ? [{ company: viewer, other: subject, subject: '', date, kind: 'unlocked' }] : [];

/** Writes an event; repeating it changes nothing. */
export const putCompanyEvent = (event: CompanyEventItem) => CompanyEvent.build(PutItemCommand).item(event);

/** Returns the latest events of a company, newest first, at most `limit`. */
export const listCompanyEvents = async (company: string, limit: number): Promise<CompanyEventItem[]> =>
  (await queryPage(CompanyEvent, companyEvents.list({ company }), { limit, reverse: true })).items;
