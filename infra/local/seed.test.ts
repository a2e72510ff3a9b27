import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDemo, type SeedContext } from './seed.ts';

const context = {} as SeedContext;
const signIns = [{ label: 'Company', email: 'demo.company@plumbline.test', password: 'x' }];

it('stops writing the demo data of before, and waits for it, before they are forgotten', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-demo-'));
  const written: string[] = [];
  let write = () => {};
  const demo = createDemo(folder, {
    seedBase: async () => signIns,
    seedRest: async ({ signal }) => {
      await new Promise<void>((resolve) => {
        write = resolve;
      });
      written.push(signal?.aborted ? 'stopped' : 'went on');
    },
  });
  await demo.seedBase(context);
  const rest = demo.seedRest(context);
  const forgetting = demo.forget().then(() => written.push('forgotten'));
  write();
  await Promise.all([rest, forgetting]);
  expect(written).toEqual(['stopped', 'forgotten']);
  expect(demo.stage()).toBe('none');
  expect(demo.list()).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('keeps how far the demo data came', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-demo-'));
  const seeders = { seedBase: async () => signIns, seedRest: async () => {} };
  const demo = createDemo(folder, seeders);
  await demo.seedBase(context);
  expect(createDemo(folder, seeders).stage()).toBe('rest');
  await demo.seedRest(context);
  expect(createDemo(folder, seeders).stage()).toBe('done');
  expect(createDemo(folder, seeders).list()).toEqual(signIns);
  rmSync(folder, { recursive: true });
});
