import { tableAttributes } from '@plumbline/shared/table-names';

/** The attributes of a stored item, whatever version wrote it. */
export type Attributes = Readonly<Record<string, unknown>>;

/** The versions of an entity's items; an entity without a declaration has version 1 alone. */
export type SchemaVersions = {
  /** The version that is written. */
  current: number;
  /**
   * Returns an item of the previous version in the shape of the current one. It leaves an item of the current shape as
   * it is, because an update of the current version changes some attributes of an item and not its version.
   */
  upCast: (item: Attributes) => Attributes;
  /** Whether the shape of the next version can be read already: true for one release before that version is written. */
  readsNext?: boolean;
};

/** The version of items without one: version 0.3.0 wrote none. */
export const FIRST_VERSION = 1;

const oneVersion: SchemaVersions = { current: FIRST_VERSION, upCast: (item) => item };
const declared = new Map<string, SchemaVersions>();

/** Declares an entity's versions, or that it has had one; returns the version that is written. */
export const declareVersions = (entity: string, versions: SchemaVersions = oneVersion): number => {
  declared.set(entity, versions);
  return versions.current;
};

export const currentVersionOf = (entity: string): number => declared.get(entity)?.current ?? FIRST_VERSION;

/** An item that the running version can't read: of an unknown schema version, or with attributes that don't fit it. */
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
 * Returns an item in the shape of its entity's current version. Throws an UnreadableItem when its version is neither
 * the current nor the previous one. Items without an entity, the entries of the search index, have no version.
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
