import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDemo, type SeedContext } from './seed.ts';

let seconds = 0;
/** Returns a later time with every call. */
const now = () => {
  seconds += 1;
  return new Date(Date.UTC(2026, 10, 26, 8, 0, seconds));
};
const context = { now } as SeedContext;
const signIns = [{ label: 'Company', email: 'demo.company@plumbline.test', password: 'x' }];

it('the seed stops writing the previous demo data, and waits for that, before it is deleted', async () => {
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

it('the seed stores the progress of the demo data', async () => {
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

it('the seed makes all demo data for one time, however much later the rest follows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-demo-'));
  const times: Date[] = [];
  const note = async (of: SeedContext) => {
    times.push(of.now());
    return signIns;
  };
  const seeders = {
    seedBase: note,
    seedRest: async (of: SeedContext) => {
      await note(of);
    },
  };
  await createDemo(folder, seeders).seedBase(context);
  await createDemo(folder, seeders).seedRest(context);
  expect(times[1]).toEqual(times[0]);
  rmSync(folder, { recursive: true });
});
