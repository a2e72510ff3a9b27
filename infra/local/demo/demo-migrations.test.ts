import { type ItemMigration, isItemMigration } from '@plumbline/functions/operator/migrations/migration';
import { migrations } from '@plumbline/functions/operator/migrations/migrations';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { demoItems } from './items/demo-items.ts';
import { buildDemoWorld } from './world/demo-world.ts';

vi.stubEnv('TABLE_NAME', 'demo');
afterAll(() => vi.unstubAllEnvs());

const now = new Date('2026-11-22T15:00:00.000Z');
const items: Record<string, unknown>[] = demoItems(buildDemoWorld(now), now, undefined);
const isLookedAt = (entities: ItemMigration['entities'], name: unknown): boolean =>
  Array.isArray(entities) ? entities.includes(name) : (entities === 'all') === (name !== undefined);

describe('the demo data', () => {
  it.each(migrations.filter(isItemMigration))('need no changes of migration $number', ({ entities, check }) => {
    const unready = items.filter((item) => isLookedAt(entities, item._et) && !check(item));
    expect(unready.map(({ _et, pk, sk }) => `${_et} ${pk} ${sk}`)).toEqual([]);
  });
});
