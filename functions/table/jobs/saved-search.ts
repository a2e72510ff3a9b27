import {
  boolean,
  DeleteItemCommand,
  type FormattedItem,
  GetItemCommand,
  item,
  PutItemCommand,
  string,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { type DueList, queryDue } from '../core/due/due-list.ts';
import { dueShard, dueShards } from '../core/due/due-shards.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

const searchesOfSeeker = tablePattern({
  partition: 'PROFILE#{seeker}',
  sort: 'WANTED-JOBS#{id}',
  finds: 'The searches a seeker saved',
});
const searchMails = indexPattern('gsi3', {
  partition: 'SEARCH-MAILS#{shard}',
  sort: '{due}#{seeker}#{id}',
  finds: 'The saved searches whose e-mail is due',
});

/** A search that a seeker saved. While `mail` is true, the seeker gets an e-mail about new jobs once a day. */
export const SavedSearch = new Entity({
  name: 'SavedSearch',
  table,
  timestamps: false,
  schema: item({
    seeker: string().key(),
    id: string().key(),
    name: string(),
    /** The search form and the sort order, as JSON. */
    search: string(),
    mail: boolean(),
    createdAt: string(),
    /** The next e-mail is sent at `due`, and lists jobs posted after `since` and until `due`. */
    since: string(),
    due: string(),
  }).and((schema) =>
    indexKeys(schema, searchMails, ({ mail, seeker, id, due }) =>
      mail ? { shard: dueShard(seeker), due, seeker, id } : undefined,
    ),
  ),
  computeKey: searchesOfSeeker.keys,
});
export type SavedSearchItem = FormattedItem<typeof SavedSearch>;
type SearchKey = Pick<SavedSearchItem, 'seeker' | 'id'>;

export const putNewSearch = (search: SavedSearchItem) => SavedSearch.build(PutItemCommand).item(search).send();

/** Changes a search. Returns false when it was deleted or has changed since it was read (`previous`). */
export const changeSearch = async (search: SavedSearchItem, previous: SavedSearchItem): Promise<boolean> => {
  try {
    await SavedSearch.build(PutItemCommand)
      .item(search)
      .options({
        condition: {
          and: (['name', 'mail', 'due'] as const).map((attr) => ({ attr, eq: previous[attr] })),
        } as never,
      })
      .send();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

export const deleteSearch = (key: SearchKey) => SavedSearch.build(DeleteItemCommand).key(key).send();

export const readSearch = async (key: SearchKey): Promise<SavedSearchItem | undefined> =>
  (await SavedSearch.build(GetItemCommand).key(key).options({ consistent: true }).send()).Item;

/** Returns a seeker's saved searches, in no order. One request is enough, because their number is limited. */
export const listSearches = async (seeker: string): Promise<SavedSearchItem[]> =>
  (await queryPage(SavedSearch, searchesOfSeeker.list({ seeker }), { consistent: true })).items;

/** The saved searches whose e-mail is due. All searches of a seeker are in the same shard. */
export const dueSearches: DueList<SavedSearchItem> = {
  name: 'saved-searches',
  shards: dueShards,
  list: (shard, query) => queryDue([SavedSearch], searchMails.list({ shard }), query),
};
