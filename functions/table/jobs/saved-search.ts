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
import { dueShard, dueShards } from '../core/due-shards.ts';
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

/** A search for jobs that a seeker keeps, and is mailed new jobs of once a day while `mail` is on. */
export const SavedSearch = new Entity({
  name: 'SavedSearch',
  table,
  timestamps: false,
  schema: item({
    seeker: string().key(),
    id: string().key(),
    name: string(),
    /** The form and the order, as JSON. */
    search: string(),
    mail: boolean(),
    createdAt: string(),
    /** The next e-mail tells of jobs posted after `since`, up to `due`. */
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

/** Changes a search as it was read; false when it is gone or was changed meanwhile. */
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

/** In no order; there are at most as many as one may save. */
export const listSearches = async (seeker: string): Promise<SavedSearchItem[]> =>
  (await queryPage(SavedSearch, searchesOfSeeker.list({ seeker }), { consistent: true })).items;

/** Where the e-mails wait. */
export const searchMailShards = dueShards;

/** What of a shard is due at `at` (ISO), longest due first, at most `limit`. */
export const listDueSearches = (shard: string, at: string, limit: number) =>
  queryPage(SavedSearch, searchMails.list({ shard }), { to: `${at}#~`, limit });
