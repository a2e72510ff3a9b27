import { isDeepStrictEqual } from 'node:util';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet, readStored } from '../../table/core/batch-get.ts';
import { entityNameOf } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { removeItem, type StoredKey } from '../../table/core/stored/stored-items.ts';
import { isOpen, jobRequest } from '../../table/jobs/job.ts';
import { companyProfileRequest, isFindable, isPlaced, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { isOpenProject, projectRequest } from '../../table/projects/project.ts';
import type { FactsLayout } from '../../table/search/geo-entry.ts';
import type { GeoDocument, geoIndex, RawEntry } from '../../table/search/geo-index.ts';
import {
  companiesNearby,
  companyDocument,
  isFindableCompany,
  projectDocument,
  projectsNearby,
} from '../../table/search/partner-entries.ts';
import { jobDocument, jobsNearby, seekerDocument, seekersNearby } from '../../table/search/search-entries.ts';
import {
  addDifferences,
  type Differences,
  differences,
  type Projection,
  repairUntilStill,
  type Terms,
} from './projection.ts';

const AT_ONCE = 10;

/**
 * A kind of document in the search index. `read` returns the document of each id, or undefined if it isn't in the
 * index.
 */
type Kind = {
  prefix: string;
  read: (ids: readonly string[]) => Promise<(object | undefined)[]>;
  items: (document: object) => RawEntry[];
  /** Returns the document with those facts of its stored entry that a rebuild must not change. */
  asStored: (document: object, stored: RawEntry | undefined) => object;
  idOf: (entry: RawEntry) => string;
  put: (document: object, former: readonly object[]) => Promise<void>;
  remove: (former: readonly object[]) => Promise<void>;
};

type Index<L extends FactsLayout> = ReturnType<typeof geoIndex<L>>;
type Document = GeoDocument<never>;

const kindOf = <L extends FactsLayout>(
  prefix: string,
  index: Index<L>,
  read: Kind['read'],
  asStored: Kind['asStored'] = (document) => document,
): Kind => ({
  prefix,
  read,
  asStored,
  items: (document) => index.items(document as Document) as RawEntry[],
  idOf: (entry) => index.decode(entry).id,
  put: (document, former) => index.put(document as Document, former as Document[]),
  remove: (former) => index.remove(former as Document[]),
});

/** Replaces a seeker's last activity by that of the stored entry, because a sign-in doesn't rewrite entries. */
const withStoredActivity = (document: object, stored: RawEntry | undefined): object => {
  if (!stored) return document;
  const { facts } = document as GeoDocument<{ lastActivity: string }>;
  const { lastActivity } = seekersNearby.decode(stored).facts;
  return { ...document, facts: { ...facts, lastActivity } };
};

const kinds: Readonly<Record<string, Kind>> = {
  Job: kindOf('J', jobsNearby, async (ids) =>
    (await batchGet({ found: ids.map(jobRequest) })).found.map((job) =>
      job && isOpen(job) ? jobDocument(job) : undefined,
    ),
  ),
  Project: kindOf('P', projectsNearby, async (ids) =>
    (await batchGet({ found: ids.map(projectRequest) })).found.map((project) =>
      project && isOpenProject(project) ? projectDocument(project) : undefined,
    ),
  ),
  CompanyProfile: kindOf('C', companiesNearby, async (ids) =>
    (await batchGet({ found: ids.map(companyProfileRequest) })).found.map((company) =>
      company && isFindableCompany(company) ? companyDocument(company) : undefined,
    ),
  ),
  SeekerProfile: kindOf(
    'S',
    seekersNearby,
    async (ids) =>
      (await batchGet({ found: ids.map(seekerProfileRequest) })).found.map((seeker) =>
        seeker && isFindable(seeker) && isPlaced(seeker) ? seekerDocument(seeker) : undefined,
      ),
    withStoredActivity,
  ),
};

const nameOf = ({ pk, sk }: StoredKey): string => `${pk}\n${sk}`;
const isSameEntry = (a: RawEntry, b: RawEntry): boolean =>
  Buffer.compare(a.d, b.d) === 0 && isDeepStrictEqual(a.t, b.t);

const readEntries = async (documents: { kind: Kind; document: object }[]): Promise<Map<string, RawEntry>> => {
  const keys = documents.flatMap(({ kind, document }) => kind.items(document).map(({ pk, sk }) => ({ pk, sk })));
  const stored = (await readStored(keys)) as unknown as RawEntry[];
  return new Map(stored.map((entry) => [nameOf(entry), entry]));
};

const storedFormOf = (kind: Kind, document: object, entries: ReadonlyMap<string, RawEntry>): object => {
  const [ofAnyTrade] = kind.items(document);
  return kind.asStored(document, ofAnyTrade && entries.get(nameOf(ofAnyTrade)));
};

const settle = (kind: Kind, id: string): Promise<void> =>
  repairUntilStill(
    async () => {
      const [document] = await kind.read([id]);
      return document && storedFormOf(kind, document, await readEntries([{ kind, document }]));
    },
    async (document, former) => {
      const known = former.filter((each) => each !== undefined);
      await (document ? kind.put(document, known) : kind.remove(known));
    },
    isDeepStrictEqual,
  );

const groupByKind = (items: readonly Attributes[]) =>
  [...Map.groupBy(items, (item) => String(entityNameOf(item)))].flatMap(([entity, all]) => {
    const kind = kinds[entity];
    return kind ? [{ kind, ids: all.map(({ id }) => String(id)) }] : [];
  });

const repair = async (sources: readonly Attributes[], { dryRun }: Terms): Promise<Differences> => {
  const found: Differences[] = [];
  for (const { kind, ids } of groupByKind(sources)) {
    const documents = (await kind.read(ids)).flatMap((document, index) =>
      document ? [{ kind, id: ids[index] ?? '', document }] : [],
    );
    const entries = await readEntries(documents);
    const broken = documents.flatMap(({ id, document }) => {
      const wanted = kind.items(storedFormOf(kind, document, entries));
      const missing = wanted.filter((entry) => !entries.has(nameOf(entry))).length;
      const changed = wanted.filter((entry) => {
        const stored = entries.get(nameOf(entry));
        return stored && !isSameEntry(entry, stored);
      }).length;
      return missing + changed ? [{ id, missing, changed }] : [];
    });
    found.push(...broken.map(({ missing, changed }) => differences({ missing, changed })));
    if (!dryRun) await mapConcurrent(broken, AT_ONCE, ({ id }) => settle(kind, id));
  }
  return addDifferences(found);
};

const isEntry = (item: Attributes): boolean => item.d instanceof Uint8Array;

/** Deletes entries of deleted or hidden documents, and entries for a place or trade that a document no longer has. */
const removeOrphans = async (stored: readonly Attributes[], { dryRun, unreadable }: Terms): Promise<Differences> => {
  let orphaned = 0;
  for (const kind of Object.values(kinds)) {
    const entries = (stored.filter(isEntry) as unknown as RawEntry[]).filter(({ pk }) => pk.startsWith(kind.prefix));
    const ids = [...new Set(entries.map(kind.idOf))];
    const documents = new Map((await kind.read(ids)).map((document, index) => [ids[index], document]));
    const orphans = entries.filter((entry) => {
      if (unreadable.has(kind.idOf(entry))) return false;
      const document = documents.get(kind.idOf(entry));
      return !document || !kind.items(document).some((wanted) => nameOf(wanted) === nameOf(entry));
    });
    orphaned += orphans.length;
    if (dryRun) continue;
    await mapConcurrent(orphans, AT_ONCE, async (entry) => {
      await removeItem(entry);
      // Writes the document's entries again, because a concurrent change may have written this entry just before it was
      // deleted.
      await settle(kind, kind.idOf(entry));
    });
  }
  return differences({ orphaned });
};

export const searchProjection: Projection = {
  description: 'Search entries',
  sources: ['Job', 'Project', 'CompanyProfile', 'SeekerProfile'],
  repair,
  stored: 'search entries',
  removeOrphans,
};
