import {
  BatchGetRequest,
  ConditionCheck,
  DeleteTransaction,
  Entity,
  type FormattedItem,
  GetItemCommand,
  item,
  PutTransaction,
  QueryCommand,
  string,
} from 'dynamodb-toolbox';
import { table } from '../core/table.ts';

/** Where a company finds its contact accesses and the jobs it sent together, by date. */
export const companyHistoryKey = (date: string, ...rest: string[]): string => ['DEALING', date, ...rest].join('#');

/**
 * One profile's contact details are open to another: who, for whom, when and why.
 * Nothing else opens them; a paid unlock, an accepted briefing or application, or a granted project makes one.
 */
export const ContactAccess = new Entity({
  name: 'ContactAccess',
  table,
  timestamps: false,
  schema: item({
    viewer: string().key(),
    subject: string().key(),
    date: string(),
    reason: string().enum('unlock', 'briefing', 'application', 'project'),
    /** The user whose action opened it. */
    userId: string(),
    paymentIntent: string().optional(),
    gsi2pk: string().hidden(),
    gsi2sk: string().hidden(),
    gsi4pk: string().hidden(),
    gsi4sk: string().hidden(),
  }),
  computeKey: ({ viewer, subject }) => ({ pk: `PROFILE#${viewer}`, sk: `OPENING#${subject}` }),
});
export type ContactAccessItem = FormattedItem<typeof ContactAccess>;

/** Opens `subject` to `viewer`; what is open already stays as it was first opened. */
export const putContactAccess = (contactAccess: ContactAccessItem) =>
  ContactAccess.build(PutTransaction)
    .item({
      ...contactAccess,
      gsi2pk: `PROFILE#${contactAccess.subject}`,
      gsi2sk: `OPENED#${contactAccess.date}#${contactAccess.viewer}`,
      gsi4pk: `PROFILE#${contactAccess.viewer}`,
      gsi4sk: companyHistoryKey(contactAccess.date, contactAccess.subject),
    })
    .options({ condition: { attr: 'subject', exists: false } });

/** Takes back what a payment opened; fails when it was opened by something else. */
export const deleteContactAccess = (viewer: string, subject: string, paymentIntent: string) =>
  ContactAccess.build(DeleteTransaction)
    .key({ viewer, subject })
    .options({ condition: { attr: 'paymentIntent', eq: paymentIntent } });

export const mustBeOpen = (viewer: string, subject: string) =>
  ContactAccess.build(ConditionCheck).key({ viewer, subject }).condition({ attr: 'subject', exists: true });

export const contactAccessRequest = (viewer: string, subject: string) =>
  ContactAccess.build(BatchGetRequest).key({ viewer, subject });

export const readContactAccess = async (viewer: string, subject: string): Promise<ContactAccessItem | undefined> =>
  (await ContactAccess.build(GetItemCommand).key({ viewer, subject }).options({ consistent: true }).send()).Item;

/** How many seekers a company has unlocked; what an accepted application or a project opened does not count. */
export const countUnlocked = async (company: string): Promise<number> => {
  const { Count: count } = await table
    .build(QueryCommand)
    .entities(ContactAccess)
    .query({ partition: `PROFILE#${company}`, range: { beginsWith: 'OPENING#' } })
    .options({
      select: 'COUNT',
      filters: { ContactAccess: { attr: 'reason', in: ['unlock', 'briefing'] } },
      maxPages: Number.POSITIVE_INFINITY,
    })
    .send();
  return count ?? 0;
};
