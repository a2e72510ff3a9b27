import { tableAttributes } from '@plumbline/shared/table-names';
import {
  readConversationItems,
  readPartsOf,
  readPersonItems,
  readSupportRequestsOf,
} from '../../table/accounts/person-items.ts';
import type { UserItem } from '../../table/accounts/user.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { exportedEntity, exportItem, isOwned } from './export-rules.ts';
import { exportedProfile } from './exported-profile.ts';

/** The exported items of a person by entity, without what the rules leave out. */
export type OwnData = Record<string, Attributes[]>;

const idsOf = (items: readonly Attributes[], name: string): string[] => items.map((item) => String(item[name]));

/**
 * Returns what is stored about a user and their profile, as the export rules say. A company's colleague who isn't an
 * owner gets the data of the account alone.
 */
export const collectData = async (user: UserItem): Promise<OwnData> => {
  const profileId = exportedProfile(user);
  const owners = new Set([user.id, user.email, ...(profileId ? [profileId] : [])]);
  const byEntity = new Map<string, Attributes[]>();

  const add = (name: string, items: readonly Attributes[]): Attributes[] => {
    const rule = exportedEntity(name);
    const own = rule ? items.filter((item) => isOwned(rule, item, owners)) : [];
    if (own.length) byEntity.set(name, [...(byEntity.get(name) ?? []), ...own]);
    return own;
  };
  const addAll = (items: readonly Attributes[]): void => {
    for (const [name, some] of Map.groupBy(items, (item) => String(item[tableAttributes.entity]))) add(name, some);
  };

  addAll(await readPersonItems(user.id, profileId));
  if (profileId) {
    for (const other of new Set(idsOf(byEntity.get('Conversation') ?? [], 'other')))
      addAll(await readConversationItems(profileId, other));
  }
  add('SupportRequest', await readSupportRequestsOf(user.email));
  const jobs = idsOf(byEntity.get('Job') ?? [], 'id');
  const projects = idsOf(byEntity.get('Project') ?? [], 'id');
  const payments = idsOf(byEntity.get('Payment') ?? [], 'intentId');
  for (const id of [...jobs, ...projects]) owners.add(id);
  for (const [name, items] of Object.entries(await readPartsOf({ jobs, projects, payments })))
    add(
      name,
      items.flatMap((item) => (item ? [item as Attributes] : [])),
    );

  const openProfiles = new Set(idsOf(byEntity.get('ContactAccess') ?? [], 'subject'));
  const reader = { profileId, openProfiles };
  return Object.fromEntries(
    [...byEntity].toSorted().map(([name, items]) => {
      const rule = exportedEntity(name);
      return [name, rule ? items.map((item) => exportItem(rule, item, reader)) : []];
    }),
  );
};
