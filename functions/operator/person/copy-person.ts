import { indexKeysOf, indexNames, tableAttributes } from '@plumbline/shared/table-names';
import { readEmailClaim } from '../../table/accounts/email-claim.ts';
import { readUser } from '../../table/accounts/user.ts';
import { readConversationItems, readPersonItems } from '../../table/core/stored/person-items.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { partitionOf } from '../../table/messages/message.ts';

/** What is stored about a person: their items by entity, without keys of the table. */
export type PersonCopy = { email: string; userId: string; items: Record<string, Attributes[]> };

/** Entities that others wrote for themselves, and proofs of a password check. */
const NOT_THEIRS = ['ApplicantNote', 'MatchExclusion', 'ProjectMatchExclusion', 'PasswordPermit'];

const { partitionKey, sortKey, entity, version, correlation, timeToLive } = tableAttributes;
const INTERNAL: ReadonlySet<string> = new Set([
  ...[partitionKey, sortKey, entity, version, correlation, timeToLive],
  ...indexNames.flatMap((index) => Object.values(indexKeysOf(index))),
]);

const isTheirs = (item: Attributes, profileId: string | undefined): boolean => {
  const kind = String(item[entity]);
  // A block tells who blocked the person.
  return !NOT_THEIRS.includes(kind) && !(kind === 'Block' && item.blocker !== profileId);
};

const withoutKeys = (item: Attributes): Attributes =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !INTERNAL.has(name)));

/** Returns a copy of a person's data; undefined when no account has the address. */
export const copyPerson = async (email: string): Promise<PersonCopy | undefined> => {
  const claim = await readEmailClaim(email);
  if (!claim) return undefined;
  const { userId } = claim;
  const { profileId } = (await readUser(userId)) ?? {};
  const own = await readPersonItems(userId, profileId);
  const partners = own.flatMap((item) => (item[entity] === 'Conversation' ? [String(item.other)] : []));
  const messages: Attributes[] = [];
  for (const partner of new Set(partners))
    if (profileId && partner !== profileId)
      messages.push(...(await readConversationItems(partitionOf(profileId, partner))));
  const items = [...own, ...messages].filter((item) => item[entity] && isTheirs(item, profileId));
  const byEntity = Map.groupBy(items, (item) => String(item[entity]));
  return {
    email,
    userId,
    items: Object.fromEntries([...byEntity].toSorted().map(([name, all]) => [name, all.map(withoutKeys)])),
  };
};
