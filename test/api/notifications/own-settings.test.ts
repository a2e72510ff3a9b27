import { expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newDevice } from '../../support/push/test-device.ts';

const part = async (by: Person, path: string) => (await by.api.get(path)).body;

it('the settings of a user come in one response, equal to those of its parts [TBX-04]', async () => {
  const seeker = await newSeeker();
  await seeker.api.patch('/api/notification-settings', { newMatch: 'off' });
  await seeker.api.post('/api/push/devices', newDevice().subscription);
  const { emails, push, school } = await part(seeker, '/api/settings');
  expect(emails).toEqual(await part(seeker, '/api/notification-settings'));
  expect(emails.newMatch).toBe('off');
  expect(push).toEqual(await part(seeker, '/api/push'));
  expect(push.devices).toHaveLength(1);
  expect(school).toEqual({ listed: false });
});

it('the settings of a company have no school, and signed-out visitors get none', async () => {
  expect(Object.keys(await part(await newCompany(), '/api/settings'))).toEqual(['emails', 'push']);
  expect((await api().get('/api/settings')).status).toBe(401);
});
