import { tableAttributes } from '@plumbline/shared/table-names';
import type { Entity } from 'dynamodb-toolbox';
import { createPace } from '../../platform/pace.ts';
import type { EmailClaimItem } from '../../table/accounts/email-claim.ts';
import type { UserItem } from '../../table/accounts/user.ts';
import { entityNameOf, formatItem } from '../../table/core/stored/format-item.ts';
import { loadEntities } from '../../table/core/stored/load-entities.ts';
import { type Attributes, UnreadableItem } from '../../table/core/stored/schema-versions.ts';
import { type StoredKey, scanPage } from '../../table/core/stored/stored-items.ts';
import { wrongKeysOf } from '../../table/core/stored/written-form.ts';
import type { AttachmentItem } from '../../table/messages/attachment.ts';
import type { PaymentItem } from '../../table/payments/payment.ts';
import type { PurchaseItem } from '../../table/payments/purchase.ts';
import type { ProfileFilesItem } from '../../table/profiles/profile-files.ts';
import type { ProjectPlansItem } from '../../table/projects/project-plans.ts';
import type { AddFinding } from './findings.ts';

const PAGE_SIZE = 1000;

export type ItemOptions = {
  /** Items a second; undefined means no limit. */
  itemsPerSecond?: number | undefined;
  onPage?: (looked: number) => void;
};

/** The facts of all items that are compared with each other after the scan. */
const createFacts = () => ({
  userOfClaim: new Map<string, string>(),
  users: new Map<string, Pick<UserItem, 'email' | 'invitedAt' | 'profileId'>>(),
  profiles: new Set<string>(),
  stateOfPayment: new Map<string, string>(),
  purchases: [] as Pick<PurchaseItem, 'intentId' | 'state'>[],
  fileIds: new Set<string>(),
});
type Facts = ReturnType<typeof createFacts>;

/** The parts of an item that later comparisons need, by its entity. */
const rememberers: Readonly<Record<string, (item: never, facts: Facts) => void>> = {
  EmailClaim: ({ email, userId }: EmailClaimItem, { userOfClaim }) => void userOfClaim.set(email, userId),
  User: ({ id, email, invitedAt, profileId }: UserItem, { users }) =>
    void users.set(id, { email, ...(invitedAt && { invitedAt }), ...(profileId && { profileId }) }),
  CompanyProfile: ({ id }: { id: string }, { profiles }) => void profiles.add(id),
  SeekerProfile: ({ id }: { id: string }, { profiles }) => void profiles.add(id),
  Payment: ({ intentId, state }: PaymentItem, { stateOfPayment }) => void stateOfPayment.set(intentId, state),
  Purchase: ({ intentId, state }: PurchaseItem, { purchases }) =>
    void purchases.push({ ...(intentId && { intentId }), state }),
  ProfileFiles: ({ files }: ProfileFilesItem, { fileIds }) => {
    for (const { id } of files) fileIds.add(id);
  },
  ProjectPlans: ({ plans }: ProjectPlansItem, { fileIds }) => {
    for (const { id } of plans) fileIds.add(id);
  },
  Attachment: ({ id }: AttachmentItem, { fileIds }) => void fileIds.add(id),
};

/** Checks that each e-mail address belongs to one user, who has it. Invited users have no address yet. */
const compareClaims = ({ userOfClaim, users }: Facts, add: AddFinding): void => {
  for (const [email, userId] of userOfClaim)
    if (users.get(userId)?.email !== email) add('an address that no user has', `${email} of user ${userId}`);
  for (const [id, { email, invitedAt }] of users)
    if (!invitedAt && userOfClaim.get(email) !== id) add('a user without their address', `${id} ${email}`);
};

const compareProfiles = ({ users, profiles }: Facts, add: AddFinding): void => {
  for (const [id, { profileId }] of users)
    if (profileId && !profiles.has(profileId)) add('a user without their profile', `${id} of profile ${profileId}`);
};

/** Returns the purchases whose state isn't that of their payment. A free purchase has no payment. */
export const purchaseProblems = (
  purchases: readonly Pick<PurchaseItem, 'intentId' | 'state'>[],
  stateOfPayment: ReadonlyMap<string, string>,
): string[] =>
  purchases.flatMap(({ intentId, state }) => {
    if (!intentId || stateOfPayment.get(intentId) === state) return [];
    return [`the purchase of ${intentId} is ${state}, its payment ${stateOfPayment.get(intentId)}`];
  });

/** Checks one item by itself: its entity, schema version, attributes, keys and index keys. */
const checkItem = (item: Attributes, entity: Entity | undefined, facts: Facts, add: AddFinding): void => {
  const name = String(entityNameOf(item));
  const key = `${item[tableAttributes.partitionKey]} ${item[tableAttributes.sortKey]}`;
  if (!entity) {
    add('an item of an unknown entity', `${name} ${key}`);
    return;
  }
  try {
    const formatted = formatItem(entity, item);
    for (const wrong of wrongKeysOf(entity, item)) add('an item with a wrong key', `${name} ${key}: ${wrong}`);
    rememberers[name]?.(formatted as never, facts);
  } catch (error) {
    if (!(error instanceof UnreadableItem)) throw error;
    add("an item that this release can't read", error.message);
  }
};

/**
 * Reads the whole table, and checks each item and what items say about each other. Returns the number of items of each
 * entity and the ids of all files that items name.
 */
export const verifyItems = async (add: AddFinding, { itemsPerSecond, onPage }: ItemOptions = {}) => {
  const entities = new Map((await loadEntities()).map(({ entity }) => [entity.entityName, entity]));
  const pace = createPace(itemsPerSecond);
  const facts = createFacts();
  const counts = new Map<string, number>();
  let looked = 0;
  let start: StoredKey | undefined;
  do {
    const page = await scanPage('all', { segment: 0, segments: 1, start, limit: PAGE_SIZE });
    for (const item of page.items) {
      const name = String(entityNameOf(item));
      counts.set(name, (counts.get(name) ?? 0) + 1);
      checkItem(item, entities.get(name), facts, add);
    }
    looked += page.looked;
    onPage?.(looked);
    await pace(page.looked);
    start = page.next;
  } while (start);
  compareClaims(facts, add);
  compareProfiles(facts, add);
  for (const problem of purchaseProblems(facts.purchases, facts.stateOfPayment))
    add("a purchase that isn't in the state of its payment", problem);
  return { looked, counts, fileIds: facts.fileIds };
};
