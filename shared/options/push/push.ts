import type { NotificationKind } from '../notification-kinds.ts';

/** The kinds of notifications that can also be pushed to devices. All others are in the product and in e-mails only. */
export const pushKinds = [
  'applicationAnswered',
  'briefingReceived',
  'messageReceived',
  'newMatch',
  'newApplicant',
  'briefingAnswered',
  'interview',
] as const satisfies readonly NotificationKind[];
export type PushKind = (typeof pushKinds)[number];

export const isPushKind = (kind: string): kind is PushKind => pushKinds.some((each) => each === kind);

/** The kinds that job seekers and companies can receive, in the order of the settings page. */
export const pushKindsOf = {
  seeker: ['applicationAnswered', 'interview', 'messageReceived', 'briefingReceived', 'newMatch'],
  company: ['newApplicant', 'briefingAnswered', 'interview', 'messageReceived'],
} as const satisfies Record<string, readonly PushKind[]>;

/** The initial settings: new matches are off until the user turns them on. */
export const defaultPushSettings: Record<PushKind, boolean> = {
  applicationAnswered: true,
  briefingReceived: true,
  messageReceived: true,
  newMatch: false,
  newApplicant: true,
  briefingAnswered: true,
  interview: true,
};

/** The kinds of devices and browsers, by which a user recognizes a device in the list. */
export const pushDevices = ['android', 'iphone', 'ipad', 'windows', 'mac', 'linux', 'other'] as const;
export const pushBrowsers = ['chrome', 'edge', 'firefox', 'safari', 'samsung', 'other'] as const;

/** The most devices of a user. Another device replaces the one that was added first. */
export const MAX_PUSH_DEVICES = 5;

/** The hosts of the push services of Chrome, Firefox, Edge and Safari. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
];

/**
 * Returns whether a server may send to an address: HTTPS to a push service of a browser, or the local cloud's own
 * service, whose origin is `local`. A browser gives the address, so anything else could reach internal servers.
 */
export const isPushEndpoint = (address: string, local = ''): boolean => {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (local && url.origin === local && url.pathname.startsWith('/__local/push/')) return true;
  return url.protocol === 'https:' && url.port === '' && SERVICES.some((host) => host.test(url.hostname));
};
