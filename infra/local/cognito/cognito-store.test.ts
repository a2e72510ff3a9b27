import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileStores, memoryStores } from './cognito-store.ts';

const context = {} as never;

describe('the store of the user pool', () => {
  it('keeps nested values and dates after a restart', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'plumbline-pool-'));
    const open = () => fileStores(directory).create(context, 'pool', { Users: {} });
    const created = new Date('2026-01-01T00:00:00Z');
    await (await open()).set(context, ['Users', 'u1'], { Username: 'u1', UserCreateDate: created });
    expect(await (await open()).get(context, ['Users', 'u1'])).toEqual({ Username: 'u1', UserCreateDate: created });
    expect(JSON.parse(readFileSync(join(directory, 'pool.json'), 'utf8'))).toHaveProperty('Users.u1');
  });

  it('removes values, and returns a default or null for missing ones', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'plumbline-pool-'));
    const store = await fileStores(directory).create(context, 'pool', { Users: { u1: {} } });
    await store.delete(context, ['Users', 'u1']);
    expect(await store.get(context, ['Users', 'u1'])).toBeNull();
    expect(await store.get(context, 'Groups', 'none')).toBe('none');
  });

  it('shares a pool in memory, and writes nothing', async () => {
    const stores = memoryStores();
    await (await stores.create(context, 'pool', { Users: {} })).set(context, ['Users', 'u1'], { Username: 'u1' });
    expect(await (await stores.create(context, 'pool', { Users: {} })).get(context, ['Users', 'u1', 'Username'])).toBe(
      'u1',
    );
    expect(
      await (await memoryStores().create(context, 'pool', { Users: {} })).get(context, ['Users', 'u1']),
    ).toBeNull();
  });
});
