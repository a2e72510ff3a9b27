import type { pushBrowsers, pushDevices } from '@plumbline/shared/options/push/push';

export type DeviceKind = (typeof pushDevices)[number];
export type Browser = (typeof pushBrowsers)[number];

const kinds: readonly (readonly [DeviceKind, RegExp])[] = [
  ['android', /Android/],
  ['iphone', /iPhone/],
  ['ipad', /iPad/],
  ['windows', /Windows/],
  ['mac', /Macintosh/],
  ['linux', /Linux/],
];
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /Edg/],
  ['samsung', /SamsungBrowser/],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrome|CriOS/],
  ['safari', /Safari/],
];

/** Returns what a browser says about itself, for the list of devices. */
export const deviceOf = (userAgent: string): { kind: DeviceKind; browser: Browser } => ({
  kind: kinds.find(([, words]) => words.test(userAgent))?.[0] ?? 'other',
  browser: browsers.find(([, words]) => words.test(userAgent))?.[0] ?? 'other',
});

/**
 * Whether this browser can receive push notifications. Safari on an iPhone can only when the app was added to the home
 * screen; 'install' says so.
 */
export const pushSupport = (): 'yes' | 'install' | 'no' => {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) return 'yes';
  const { kind } = deviceOf(navigator.userAgent);
  return kind === 'iphone' || kind === 'ipad' ? 'install' : 'no';
};

const registration = () => navigator.serviceWorker?.getRegistration();

const isOfKey = (subscription: PushSubscription, publicKey: string): boolean => {
  const key = subscription.options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
};

/**
 * Asks for permission and subscribes this browser. Returns undefined when the user refuses. A subscription with another
 * key, from before a rotation, is replaced.
 */
export const subscribeBrowser = async (publicKey: string): Promise<PushSubscriptionJSON | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !isOfKey(old, publicKey)) await old.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return subscription.toJSON();
};

/** Ends the subscription of this browser, if there is one. */
export const unsubscribeBrowser = async (): Promise<void> => {
  const found = await registration();
  await (await found?.pushManager?.getSubscription())?.unsubscribe();
};
