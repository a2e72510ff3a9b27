import { storedDays } from '@plumbline/shared/domain/privacy/stored-days';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { type EntityName, streamEntities, tableAttributes } from '@plumbline/shared/table-names';
import { $get, type ItemSchema, number, string, Entity as UnversionedEntity } from 'dynamodb-toolbox';
import { epochSeconds, now } from '../../platform/clock.ts';
import { correlationId } from '../../platform/logs/correlation.ts';
import { fill, type NamesIn, partsOf, type Values } from './access-pattern.ts';
import { declareVersions, type SchemaVersions } from './stored/schema-versions.ts';

type Declaration = { name: string; schema: ItemSchema; meta?: { versions?: SchemaVersions } };

/** Returns the `meta` of an entity whose items have had more than one version. */
export const schemaVersions = (versions: SchemaVersions): { versions: SchemaVersions } => ({ versions });

/** A put writes the current version. An update writes it only when it creates the item. */
const versionAttribute = (current: number) =>
  number()
    .optional()
    .hidden()
    .putDefault(current)
    .updateDefault(() => $get(tableAttributes.version, current) as never);

/**
 * The id of the request that last wrote an item, for the logs of the stream consumers. Only entities that they read
 * have it, because it makes items larger.
 */
const correlationAttribute = () =>
  string()
    .optional()
    .hidden()
    .putDefault(() => correlationId() as never)
    .updateDefault(() => correlationId() as never);

const streamed = new Set<string>(Object.values(streamEntities).flat());

const entities = new Map<string, UnversionedEntity>();

/** The time of deletion (epoch seconds) of an entity that the retention table limits. Each write moves it. */
const timeToLiveAttribute = (days: number) => {
  const end = () => epochSeconds(new Date(now().getTime() + days * DAY_MS));
  return number()
    .optional()
    .hidden()
    .putDefault(end as never)
    .updateDefault(end as never);
};

const timeToLiveOf = (name: EntityName) => {
  const days = storedDays(name);
  return days === undefined ? {} : { [tableAttributes.timeToLive]: timeToLiveAttribute(days) };
};

const attributesOf = (name: EntityName, version: number) => ({
  ...timeToLiveOf(name),
  [tableAttributes.version]: versionAttribute(version),
  ...(streamed.has(name) && { [tableAttributes.correlation]: correlationAttribute() }),
});

/** Returns a loaded entity by its name; undefined for others. */
export const findEntity = (name: string): UnversionedEntity | undefined => entities.get(name);

class VersionedEntity extends (UnversionedEntity as new (declaration: object) => object) {
  constructor(declaration: Declaration) {
    const version = declareVersions(declaration.name, declaration.meta?.versions);
    const schema = declaration.schema as ItemSchema & { and: (attributes: object) => ItemSchema };
    super({ ...declaration, schema: schema.and(attributesOf(declaration.name as EntityName, version)) });
    entities.set(declaration.name, this as unknown as UnversionedEntity);
  }
}

/** The class of every entity. Its items carry the schema version in which they were written. */
export const Entity = VersionedEntity as unknown as typeof UnversionedEntity;

/**
 * Returns the function that computes the key of an entity's items from two templates, which the README prints.
 * `valuesOf` returns the template's values when they aren't attributes of the item.
 */
export const keyTemplate = <const P extends string, const S extends string, Item = Values<NamesIn<P> | NamesIn<S>>>(
  partition: P,
  sort: S,
  valuesOf: (item: Item) => Values<NamesIn<P> | NamesIn<S>> = (item) => item as never,
) => {
  const { partitionKey, sortKey } = tableAttributes;
  const [partitionParts, sortParts] = [partsOf(partition), partsOf(sort)];
  const keyOf = (item: Item): Record<'pk' | 'sk', string> => {
    const values = valuesOf(item);
    return { [partitionKey]: fill(partitionParts, values), [sortKey]: fill(sortParts, values) };
  };
  return Object.assign(keyOf, { partition, sort });
};
