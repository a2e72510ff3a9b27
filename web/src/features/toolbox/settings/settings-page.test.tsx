import { listBlocks } from '@plumbline/shared/contracts/access/blocks';
import { getDataExport } from '@plumbline/shared/contracts/accounts/data-export';
import { getSchoolListing, updateSchoolListing } from '@plumbline/shared/contracts/accounts/students';
import type { ResultOf } from '@plumbline/shared/contracts/endpoint';
import {
  getNotificationSettings,
  updateNotificationSettings,
} from '@plumbline/shared/contracts/notifications/notifications';
import { getOwnSettings } from '@plumbline/shared/contracts/notifications/own-settings';
import { getPush } from '@plumbline/shared/contracts/notifications/push';
import { defaultNotificationSettings } from '@plumbline/shared/options/notification-kinds';
import { paths } from '@plumbline/shared/options/paths';
import { defaultPushSettings } from '@plumbline/shared/options/push/push';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { SettingsPage } from './settings-page.tsx';

const emails = { ...defaultNotificationSettings, receipts: true } as const;
const push = { publicKey: 'key', kinds: defaultPushSettings, devices: [] };
const school = { school: { id: 'e'.repeat(24), name: 'Tippecanoe Trades' }, listed: true };

const open = (own: Parameters<typeof answering<typeof getOwnSettings>>[1]) =>
  renderPage(<SettingsPage />, {
    route: paths.toolbox.settings,
    as: 'candidate',
    answers: [
      answering(getOwnSettings, own),
      answering(getNotificationSettings, emails),
      answering(getPush, push),
      answering(getSchoolListing, school),
      answering(listBlocks, { results: [], total: 0 }),
      answering(getDataExport, { state: 'none' }),
    ],
  });

/** Waits for the sections that the settings start with. */
const allSections = async () => {
  await screen.findByRole('switch', { name: 'Messages' });
  await screen.findByRole('heading', { name: 'Notifications on your devices' });
  await screen.findByRole('switch', { name: 'List me with Tippecanoe Trades' });
};

it("a job seeker's settings load e-mails, push notifications and the school in one call [TBX-04]", async () => {
  const { asked } = open({ emails, push, school });
  await allSections();
  await screen.findByRole('button', { name: 'Ask for a copy' });
  expect(asked.map(({ name }) => name).toSorted()).toEqual(['getDataExport', 'getOwnSettings', 'listBlocks']);
});

it('each section of the settings loads its own data when the common call fails', async () => {
  const { asked } = open({ status: 500, code: 'unexpected', message: 'Something went wrong' });
  await allSections();
  const parts = ['getNotificationSettings', 'getPush', 'getSchoolListing'];
  expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(parts));
  expect(asked.filter(({ name }) => name === 'getOwnSettings')).toHaveLength(1);
});

/** The settings with the data of an earlier visit. */
const VisitedSettings = () => {
  const client = useQueryClient();
  useState(() => {
    client.setQueryData(queryKeys.notificationSettings, emails);
    client.setQueryData(queryKeys.push, push);
    client.setQueryData(queryKeys.school.listing, school);
  });
  return <SettingsPage />;
};

it.each(['Messages', 'List me with Tippecanoe Trades'])(
  "a response from before a change doesn't revert the setting '%s', and all sections stay [TBX-04]",
  async (name) => {
    const own = Promise.withResolvers<ResultOf<typeof getOwnSettings>>();
    const saved = { emails, listing: school };
    renderPage(<VisitedSettings />, {
      route: paths.toolbox.settings,
      as: 'candidate',
      answers: [
        answering(getOwnSettings, () => own.promise),
        answering(getNotificationSettings, () => saved.emails),
        answering(updateNotificationSettings, ({ body }) => {
          saved.emails = { ...saved.emails, ...body };
          return saved.emails;
        }),
        answering(getPush, push),
        answering(getSchoolListing, () => saved.listing),
        answering(updateSchoolListing, ({ body: { listed } }) => {
          saved.listing = { ...school, listed };
          return saved.listing;
        }),
        answering(listBlocks, { results: [], total: 0 }),
        answering(getDataExport, { state: 'none' }),
      ],
    });
    const isOn = () => screen.getByRole('switch', { name }).getAttribute('aria-checked');
    await allSections();
    expect(isOn()).toBe('true');
    fireEvent.click(screen.getByRole('switch', { name }));
    await expect.poll(isOn).toBe('false');
    own.resolve({ emails, push, school });
    await expect.poll(() => own.promise.then(isOn)).toBe('false');
    await allSections();
    expect(isOn()).toBe('false');
  },
);
