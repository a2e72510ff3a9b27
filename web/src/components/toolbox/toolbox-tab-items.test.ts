import { expect, it } from 'vitest';
import { toolboxTabItems } from './toolbox-tab-items.ts';

const labels = (kind: Parameters<typeof toolboxTabItems>[0]) => toolboxTabItems(kind).map(({ label }) => label);

it('[TBX-02] the toolbox shows companies their four tabs, after their connections', () => {
  const tabs = ['Connections', 'Notification Settings', 'Billing', 'User Management', 'Change Password'];
  expect(labels('provider')).toEqual(tabs);
  expect(labels('vendor')).toEqual(tabs);
});

it('[TBX-03] the toolbox shows job seekers Connections, Notification Settings and, for their Credentials, Change Password', () => {
  expect(labels('candidate')).toEqual(['Connections', 'Notification Settings', 'Change Password']);
});
