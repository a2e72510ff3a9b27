import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeDevices, removeOtherDevices } from '../../../functions/services/notifications/remove-devices.ts';
import { openMemoryTable } from '../memory-table/open-memory-table.ts';
import { Store } from '../memory-table/store.ts';

const commands: string[] = [];
let close: () => void;
beforeAll(() => {
  const store = new Store();
  close = openMemoryTable(
    () => store,
    (command) => commands.push(command.constructor.name),
  );
});
afterAll(() => close());

it.each([
  ['one device', (user: string) => removeDevices(user, ['a'.repeat(24)])],
  ['all devices', (user: string) => removeOtherDevices(user)],
])('removing %s of a user without settings writes nothing [TBX-05]', async (_what, remove) => {
  commands.length = 0;
  await remove('d'.repeat(24));
  expect(commands).toEqual(['GetCommand']);
});
