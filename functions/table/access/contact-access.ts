import {
  BatchGetRequest,
  boolean,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { batchGet } from '../core/batch-get.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { companyHistory } from './company-history-keys.ts';

const contactAccesses = tablePattern({
  partition: 'PROFILE#{viewer}',
  sort: 'CONTACT#{subject}',
  finds: 'Whose contact details are open to a profile, to count them',
});

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
    /** What the company said when it was asked whether it reached the person it has unlocked. */
    reached: boolean().optional(),
  }).and((schema) =>
    // What an accepted application opens, it opens to a seeker.
    indexKeys(schema, companyHistory, ({ viewer, date, subject, reason }) =>
      reason === 'application' ? undefined : { company: viewer, kind: 'opened', date, with: subject },
    ),
  ),
  computeKey: contactAccesses.keys,
});
export type ContactAccessItem = FormattedItem<typeof ContactAccess>;

/** Opens `subject` to `viewer`; what is open already stays as it was first opened. */
export const putContactAccess = (contactAccess: ContactAccessItem) =>
  ContactAccess.build(PutTransaction)
    .item(contactAccess)
    .options({ condition: { attr: 'subject', exists: false } });

/** Stores the answer once, for the opening that was read; fails when that is gone or someone else has answered. */
export const putReachAnswer = (contactAccess: ContactAccessItem, reached: boolean) =>
  ContactAccess.build(PutTransaction)
    .item({ ...contactAccess, reached })
    .options({
      condition: {
        and: [
          { attr: 'date', eq: contactAccess.date },
          { attr: 'reached', exists: false },
        ],
      },
    });

/** Takes back what a payment opened; fails when it was opened by something else. */
export const deleteContactAccess = (viewer: string, subject: string, paymentIntent: string) =>
  ContactAccess.build(DeleteTransaction)
    .key({ viewer, subject })
    .options({ condition: { attr: 'paymentIntent', eq: paymentIntent } });

export const ifContactOpen = (viewer: string, subject: string) =>
  ContactAccess.build(ConditionCheck).key({ viewer, subject }).condition({ attr: 'subject', exists: true });

export const contactAccessRequest = (viewer: string, subject: string) =>
  ContactAccess.build(BatchGetRequest).key({ viewer, subject });

export const readContactAccess = async (viewer: string, subject: string): Promise<ContactAccessItem | undefined> =>
  (await ContactAccess.build(GetItemCommand).key({ viewer, subject }).options({ consistent: true }).send()).Item;

/** About one and a half units' worth. */
const FEW = 30;

/**
 * Whose contact details are open to a profile among some, for a list: one query next to that of the list for a viewer
 * who has opened few, which is cheaper than to ask for the rows, most of them masked, by key. One who has opened many
 * is asked about those of the page alone, in a request more.
 */
export const readOpenings = async (viewer: string) => {
  const few = await queryPage(ContactAccess, contactAccesses.list({ viewer }), { limit: FEW });
  return async (subjects: readonly string[]): Promise<ReadonlyMap<string, ContactAccessItem>> => {
    const requests = few.cursor === undefined ? [] : subjects.map((subject) => contactAccessRequest(viewer, subject));
    const { asked } = await batchGet({ asked: requests }, { consistent: false });
    const found = few.cursor === undefined ? few.items : asked;
    return new Map(found.flatMap((each) => (each ? [[each.subject, each] as const] : [])));
  };
};

/** How many seekers a company has unlocked; what an accepted application or a project opened does not count. */
export const countUnlocked = (company: string): Promise<number> =>
  queryCount(ContactAccess, contactAccesses.list({ viewer: company }), {
    filter: { attr: 'reason', in: ['unlock', 'briefing'] },
  });
