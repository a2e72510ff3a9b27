import {
  BatchGetRequest,
  boolean,
  type Condition,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  PutTransaction,
  string,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { batchGet } from '../core/batch-get.ts';
import { encodeCursor } from '../core/cursor.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { companyHistory } from './company-history-keys.ts';

const contactAccesses = tablePattern({
  partition: 'PROFILE#{viewer}',
  sort: 'CONTACT#{subject}',
  finds: 'Whose contact details are open to a profile, to count them',
});

/**
 * The contact details of `subject` are open to `viewer`, with the date, the user and the reason. Only this item opens
 * them. A paid unlock, an accepted briefing or application, or a granted project connection creates it.
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
    /** The user whose action opened the details. */
    userId: string(),
    paymentIntent: string().optional(),
    /** The job or briefing for which a company follows a seeker. Older items have none. */
    job: string().optional(),
    /** The company's answer to whether it reached the seeker it unlocked. */
    reached: boolean().optional(),
  }).and((schema) =>
    // An accepted application opens the company's details to a seeker, so that item isn't part of a company's history.
    indexKeys(schema, companyHistory, ({ viewer, date, subject, reason }) =>
      reason === 'application' ? undefined : { company: viewer, kind: 'opened', date, with: subject },
    ),
  ),
  computeKey: contactAccesses.keys,
});
export type ContactAccessItem = FormattedItem<typeof ContactAccess>;

/**
 * Opens the contact details of `subject` to `viewer`; fails when they are open already, so that the first date and
 * reason stay.
 */
export const putContactAccess = (contactAccess: ContactAccessItem) =>
  ContactAccess.build(PutTransaction)
    .item(contactAccess)
    .options({ condition: { attr: 'subject', exists: false } });

/** Stores the job for which a company follows a seeker; fails when the contact details are closed. */
export const followForJob = (viewer: string, subject: string, job: string) =>
  ContactAccess.build(UpdateTransaction)
    .item({ viewer, subject, job })
    .options({ condition: { attr: 'subject', exists: true } });

/** Stores the company's answer; fails when the item was deleted or has an answer. */
export const putReachAnswer = ({ viewer, subject, ...contactAccess }: ContactAccessItem, reached: boolean) =>
  ContactAccess.build(UpdateTransaction)
    .item({ viewer, subject, reached })
    .options({
      condition: {
        and: [
          { attr: 'date', eq: contactAccess.date },
          { attr: 'reached', exists: false },
        ],
      },
    });

/** Deletes the access that a payment opened; fails when another reason opened it. */
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

/** The most open profiles of a viewer that one query reads, for about one and a half read units. */
const FEW = 30;

/**
 * Returns a function that finds which of some profiles have opened their contact details to `viewer`. For a viewer with
 * few open profiles, one query at the start reads them all, which costs less than reading one key for each row. For
 * others the function reads the keys of the page in another request.
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

const ofSeekers: { filter: Condition<typeof ContactAccess> } = {
  filter: { attr: 'reason', in: ['unlock', 'briefing'] },
};

/**
 * Returns a page of the seekers whose contact details are open to a company, newest first. A page can have fewer than
 * `limit`, because connected companies are left out.
 */
export const listOpenedSeekers = (company: string, page: Page) =>
  queryPage(ContactAccess, companyHistory.list({ company, kind: 'opened' }), { ...page, ...ofSeekers, reverse: true });

/** Returns the cursor that continues that list after a seeker. */
export const cursorAfterOpened = ({ viewer, date, subject }: ContactAccessItem) =>
  encodeCursor({
    ...contactAccesses.keys({ viewer, subject }),
    ...companyHistory.keys({ company: viewer, kind: 'opened', date, with: subject }),
  });

/**
 * Returns the number of seekers that a company has unlocked or reached by a briefing. Accesses by applications and
 * projects don't count.
 */
export const countUnlocked = (company: string): Promise<number> =>
  queryCount(ContactAccess, contactAccesses.list({ viewer: company }), ofSeekers);
