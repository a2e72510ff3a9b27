import {
  addPushDevice,
  changePush,
  getPush,
  type PushSettings as Push,
  removePushDevice,
} from '@plumbline/shared/contracts/notifications/push';
import { paths } from '@plumbline/shared/options/paths';
import { defaultPushSettings } from '@plumbline/shared/options/push/push';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { PushAsk } from '../../../components/push/push-ask.tsx';
import { writeStored } from '../../../lib/session/browser-storage.ts';
import { PushSettings } from './push-settings.tsx';

const device = {
  id: 'a'.repeat(24),
  kind: 'android' as const,
  browser: 'chrome' as const,
  addedAt: '2026-11-18T12:00:00.000Z',
};
const push: Push = { publicKey: 'B'.repeat(87), kinds: defaultPushSettings, devices: [device] };
const show = (part: ReactElement, settings: Push = push) =>
  renderPage(part, {
    route: paths.toolbox.settings,
    as: 'candidate',
    answers: [
      answering(getPush, settings),
      answering(changePush, settings),
      answering(addPushDevice, device),
      answering(removePushDevice, { success: true }),
    ],
  }).asked;

/** A browser that can receive push notifications, and how its user responds to its question. */
const stubBrowser = (permission: 'granted' | 'denied') => {
  const subscription = {
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => true,
  };
  const registration = { pushManager: { getSubscription: async () => null, subscribe: async () => subscription } };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration, addEventListener() {} },
  });
};

beforeEach(() => stubBrowser('granted'));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

describe('the push notifications of the settings', () => {
  it('list the devices with a button to remove each, and the kinds of a job seeker [TBX-04]', async () => {
    const asked = show(<PushSettings />);
    expect(await screen.findByText('Android phone, Chrome')).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'New applicant' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'New match' }));
    await expect
      .poll(() => asked)
      .toContainEqual(expect.objectContaining({ name: 'changePush', body: { newMatch: true } }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Android phone, Chrome' }));
    await expect
      .poll(() => asked)
      .toContainEqual(expect.objectContaining({ name: 'removePushDevice', params: { id: device.id } }));
  });

  it('turn notifications on when the browser permits them [TBX-04]', async () => {
    const asked = show(<PushSettings />, { ...push, devices: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    await expect.poll(() => asked.map(({ name }) => name)).toContain('addPushDevice');
  });

  it('are absent where push is turned off [TBX-04]', async () => {
    const asked = show(<PushSettings />, { kinds: push.kinds, devices: [] });
    await expect.poll(() => asked.map(({ name }) => name)).toContain('getPush');
    expect(screen.queryByText('Notifications on your devices')).toBeNull();
  });
});

describe('the offer after an application', () => {
  it('adds the device, or stays closed after a refusal [TBX-04]', async () => {
    const asked = show(<PushAsk company="Yellow Creek Plumbing" />, { ...push, devices: [] });
    expect(await screen.findByText(/when Yellow Creek Plumbing answers/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Turn on notifications' }));
    await expect.poll(() => asked.map(({ name }) => name)).toContain('addPushDevice');
    await expect.poll(() => screen.queryByText('Know when they answer')).toBeNull();
  });

  it('is shown unless this browser is a device of this user [TBX-04]', async () => {
    writeStored('pushDevice', device.id);
    const asked = show(<PushAsk company="Yellow Creek Plumbing" />);
    await expect.poll(() => asked.map(({ name }) => name)).toContain('getPush');
    expect(screen.queryByText('Know when they answer')).toBeNull();
    cleanup();
    show(<PushAsk company="Yellow Creek Plumbing" />, { ...push, devices: [] });
    expect(await screen.findByText('Know when they answer')).toBeTruthy();
  });

  it('is not repeated to a user who said no [TBX-04]', async () => {
    show(<PushAsk company="Yellow Creek Plumbing" />, { ...push, devices: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Know when they answer')).toBeNull();
    show(<PushAsk company="Yellow Creek Plumbing" />, { ...push, devices: [] });
    expect(screen.queryByText('Know when they answer')).toBeNull();
  });
});
