import { globSync } from 'node:fs';
import { Entity } from 'dynamodb-toolbox';

const folder = new URL('../..', import.meta.url);

/** An entity with the subfolder of `functions/table` that declares it. */
export type LoadedEntity = { entity: Entity; folder: string };

/** Imports every entity of the table. Only for commands and tests: a bundle doesn't contain the files. */
export const loadEntities = async (): Promise<LoadedEntity[]> => {
  const files = globSync('*/*.ts', { cwd: folder }).filter((path) => !/^(core|readme)\/|\.test\.ts$/.test(path));
  const found = await Promise.all(
    files.toSorted().map(async (path) => {
      const exported = Object.values((await import(new URL(path, folder).href)) as Record<string, unknown>);
      const entities = exported.filter((each): each is Entity => each instanceof Entity);
      return entities.map((entity) => ({ entity, folder: path.split('/')[0] ?? '' }));
    }),
  );
  return found.flat();
};
