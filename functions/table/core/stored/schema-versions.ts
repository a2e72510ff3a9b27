import { tableAttributes } from '@plumbline/shared/table-names';

/** The attributes of a stored item of any version. */
export type Attributes = Readonly<Record<string, unknown>>;

/** The versions of an entity's items. An entity that declares none has version 1 only. */
export type SchemaVersions = {
  /** The version that is written. */
  current: number;
  /**
   * Converts an item of the previous version to the current one. It must leave items of the current shape unchanged,
   * because an update can change some attributes to the current shape without changing the version.
   */
  upCast: (item: Attributes) => Attributes;
  /** True for one release before the next version is written, when that version can be read already. */
  readsNext?: boolean;
};

/** The version of items without a version attribute; release 0.3.0 wrote none. */
export const FIRST_VERSION = 1;

const oneVersion: SchemaVersions = { current: FIRST_VERSION, upCast: (item) => item };
const declared = new Map<string, SchemaVersions>();

/** Declares an entity's versions, or that it has only one. Returns the version that is written. */
export const declareVersions = (entity: string, versions: SchemaVersions = oneVersion): number => {
  declared.set(entity, versions);
  return versions.current;
};

export const currentVersionOf = (entity: string): number => declared.get(entity)?.current ?? FIRST_VERSION;

/** A stored item that the running release can't read: its schema version is unknown, or its attributes don't fit. */
export class UnreadableItem extends Error {
  readonly key: { pk: unknown; sk: unknown };
  constructor({ pk, sk }: Attributes, problem: string, cause?: unknown) {
    super(`The item ${pk} ${sk} can't be read: ${problem}`, { cause });
    this.name = 'UnreadableItem';
    this.key = { pk, sk };
  }
}

const isReadable = (version: unknown, { current, readsNext }: Omit<SchemaVersions, 'upCast'>): boolean =>
  version === current ||
  (version === current - 1 && version >= FIRST_VERSION) ||
  (readsNext === true && version === current + 1);

/**
 * Converts an item to the current version of its entity. Throws an UnreadableItem when its version is neither the
 * current nor the previous one. Entries of the search index have no entity and no version.
 */
export const toCurrentVersion = (item: Attributes): Attributes => {
  const { [tableAttributes.entity]: entity, [tableAttributes.version]: stored } = item;
  if (typeof entity !== 'string') return item;
  const version: unknown = stored ?? FIRST_VERSION;
  const versions = declared.get(entity) ?? oneVersion;
  if (typeof version !== 'number' || !isReadable(version, versions))
    throw new UnreadableItem(
      item,
      `${entity} has version ${String(version)}, and this release reads ${versions.current}`,
    );
  return version < versions.current ? versions.upCast(item) : item;
};
