import { type IndexName, indexKeysOf, indexNames } from '@plumbline/shared/table-names';
import type { Entity } from 'dynamodb-toolbox';
import { accessPatterns } from '../core/access-pattern.ts';
import { OR } from '../core/index-keys.ts';
import { loadEntities } from '../core/stored/load-entities.ts';

type Keys = { partition: string; sort: string };
/** An entity with the templates of its keys in the table and in each index. */
type KeyedEntity = Keys & { name: string; shelf: string; indexes: Partial<Record<IndexName, Keys>> };

const indexesOf = ({ schema }: Entity): KeyedEntity['indexes'] => {
  const templateOf = (name: string): string => String(schema.attributes[name]?.props.meta?.title ?? '');
  const entries = indexNames.map((index) => {
    const { partitionKey, sortKey } = indexKeysOf(index);
    return [index, { partition: templateOf(partitionKey), sort: templateOf(sortKey) }] as const;
  });
  return Object.fromEntries(entries.filter(([, { partition }]) => partition));
};

const keyedEntity = (entity: Entity, shelf: string): KeyedEntity => {
  const { partition, sort } = entity.computeKey as unknown as Partial<Keys>;
  if (!partition || !sort) throw new Error(`${entity.entityName} doesn't declare the templates of its key`);
  return { name: entity.entityName, shelf, partition, sort, indexes: indexesOf(entity) };
};

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

/** Returns every entity of every folder. */
export const readEntities = async (): Promise<KeyedEntity[]> =>
  (await loadEntities()).map(({ entity, folder }) => keyedEntity(entity, folder)).toSorted(byName);

const code = (text: string): string =>
  text
    ? text
        .split(OR)
        .map((template) => `\`${template}\``)
        .join(OR)
    : '';
const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
const head = (...titles: string[]): string => [row(...titles), row(...titles.map(() => '---'))].join('\n');

const entityRow = ({ name, shelf, partition, sort, indexes }: KeyedEntity): string =>
  row(
    name,
    shelf,
    `${code(partition)} ${code(sort)}`,
    Object.entries(indexes)
      .map(([index, keys]) => `${index} ${code(keys.partition)} ${code(keys.sort)}`)
      .join('<br>'),
  );

/** Returns the README's tables, from the declared patterns and schemas. */
export const renderAccessPatterns = async (): Promise<string> => {
  const entities = await readEntities();
  const patterns = accessPatterns
    .map(({ finds, index = 'table', partition, sort }) => ({ name: finds, index, partition, sort }))
    .toSorted(byName);
  return [
    '### Entities',
    '',
    head('Entity', 'Subfolder', 'Partition and sort key', 'In the indexes'),
    ...entities.map(entityRow),
    '',
    '### Access patterns',
    '',
    head('What is found', 'By', 'Partition', 'Sort key'),
    ...patterns.map(({ name, index, partition, sort }) => row(name, index, code(partition), code(sort))),
    '',
  ].join('\n');
};
