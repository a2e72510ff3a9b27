/**
 * One secret per purpose, so that each can be rotated alone. A secret is a list of values separated by commas, the
 * current one first. The current value signs, and every listed value is accepted.
 *
 * - `variable` gives the list in the local cloud. In a stack `<variable>_ID` names the secret.
 * - `resource` is its id in the template of the data stack. Another id would replace the secret and its values.
 * - `keeps` says which values stay listed when a new one is made. Signatures that live long keep them all.
 */
export const keyPurposes = {
  /** Signs proof-of-work challenges, which are valid for minutes. */
  challenge: { variable: 'CHALLENGE_KEYS', resource: 'ChallengeKeys', keeps: 'previous' },
  /** Encrypts cursors of lists and unfinished sign-ins, which are valid for minutes. */
  seal: { variable: 'SEAL_KEYS', resource: 'SealKeys', keeps: 'previous' },
  /** Signs unsubscribe links. A mailed link works as long as its mail is kept, so no value is ever dropped. */
  unsubscribe: { variable: 'UNSUBSCRIBE_KEYS', resource: 'UnsubscribeKeys', keeps: 'all' },
  /** Signs the cookie of a browser in which a user signed in before. It lives for 180 days. */
  'known-device': { variable: 'KNOWN_DEVICE_KEYS', resource: 'KnownDeviceKeys', keeps: 'previous' },
  /** Signs push messages. A device is served with the key with which it subscribed, while that is listed. */
  push: { variable: 'PUSH_KEYS', resource: 'PushKeys', keeps: 'previous' },
  /** Added to every call by the edge. Functions reject calls without it. */
  origin: { variable: 'ORIGIN_KEYS', resource: 'OriginSecret', keeps: 'previous' },
} as const satisfies Record<string, { variable: string; resource: string; keeps: 'previous' | 'all' }>;

export type KeyPurpose = keyof typeof keyPurposes;

export const keyPurposeNames = Object.keys(keyPurposes) as KeyPurpose[];

/** Returns the values of a secret, the current one first. */
export const keyValuesOf = (list: string): string[] =>
  list
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

/** Returns the list after a rotation: the new value signs, and values that may still be in use stay accepted. */
export const rotateKeys = (purpose: KeyPurpose, list: string, fresh: string): string => {
  const values = keyValuesOf(list);
  const kept = keyPurposes[purpose].keeps === 'all' ? values : values.slice(0, 1);
  return [fresh, ...kept.filter((value) => value !== fresh)].join(',');
};

/** Returns the list with another accepted value at the end, such as the key of an earlier version. */
export const acceptKey = (list: string, value: string): string => {
  const values = keyValuesOf(list);
  return (values.includes(value) ? values : [...values, value]).join(',');
};
