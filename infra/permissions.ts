import type { Group } from '@plumbline/shared/contracts/endpoint';
import type { KeyPurpose } from '@plumbline/shared/key-purposes';
import { callCountPartition, type IndexName, publicPartitions } from '@plumbline/shared/table-names';

type FileAction = 'Get' | 'Put' | 'Delete';

/** The actions on objects of a folder. `list` distinguishes a missing object from a forbidden one. */
export type FilePermissions = {
  readonly files?: readonly FileAction[];
  readonly thumbnails?: readonly FileAction[];
  readonly uploads?: readonly FileAction[];
  readonly list?: true;
};

/**
 * Partition keys with these prefixes may be read, in the table and in the named indexes, or updated item by item. For
 * functions that serve everyone; the others need almost all keys.
 */
export type TableKeys = {
  readonly read: readonly string[];
  readonly indexes: readonly IndexName[];
  readonly update: readonly string[];
};

/** Stripe's two secrets are in one; keys have a secret for each purpose. Every endpoint group reads the edge's. */
type SecretName = 'stripe' | Exclude<KeyPurpose, 'origin'>;

/** The permissions of a function beyond writing its own logs and traces. */
export type Permissions = {
  readonly table?: 'read' | 'read-write' | TableKeys;
  /** With `table: 'read'`: updates the counts of calls in callers' budgets. */
  readonly counts?: true;
  /** Cognito's Admin* calls on the one user pool, without their prefix. */
  readonly cognito?: readonly string[];
  /** Makes and removes the items by which people sign in: e-mail claims and the keys of mailed links. */
  readonly accounts?: true;
  /** The bucket of files; a link is signed with the right to get, a form with the right to put. */
  readonly files?: FilePermissions;
  readonly mail?: true;
  readonly secrets?: readonly SecretName[];
};

/** One line for each endpoint group. Revoking a token needs no permission: anyone who has it may. */
export const groupPermissions: Record<Group, Permissions> = {
  /** The last four ask staff for a second factor, and set it up. */
  auth: {
    table: 'read-write',
    cognito: [
      'InitiateAuth',
      'RespondToAuthChallenge',
      'SetUserMFAPreference',
      'AddUserToGroup',
      'RemoveUserFromGroup',
    ],
    secrets: ['challenge', 'known-device', 'seal'],
  },
  users: {
    table: 'read-write',
    accounts: true,
    cognito: ['InitiateAuth', 'CreateUser', 'SetUserPassword', 'DeleteUser', 'UserGlobalSignOut'],
    files: { files: ['Get'], thumbnails: ['Get'] },
    mail: true,
    secrets: ['challenge', 'known-device'],
  },
  /** Photos left out of a showcase are removed with it. */
  profiles: { table: 'read-write', files: { files: ['Get', 'Delete'], thumbnails: ['Get', 'Delete'] } },
  /** Cursors of lists are sealed. */
  access: { table: 'read-write', secrets: ['seal'] },
  /** Links to the photos of people are signed for its lists. */
  jobs: { table: 'read-write', files: { files: ['Get'], thumbnails: ['Get'] }, secrets: ['seal'] },
  /** Likewise for its lists of workers. */
  search: { table: 'read', counts: true, files: { files: ['Get'], thumbnails: ['Get'] } },
  /** Likewise to those of companies. */
  projects: { table: 'read-write', files: { files: ['Get'], thumbnails: ['Get'] }, secrets: ['seal'] },
  'my-jobs': { table: 'read-write' },
  payments: { table: 'read-write', secrets: ['seal', 'stripe'] },
  /** Cursors of its lists are sealed, and it links to small pictures. */
  messages: { table: 'read-write', files: { thumbnails: ['Get'] }, secrets: ['seal'] },
  reports: { table: 'read-write' },
  notifications: { table: 'read-write', secrets: ['seal', 'unsubscribe'] },
  dashboard: { table: 'read', counts: true, secrets: ['stripe'] },
  /** It calls Cognito for staff whose phone is lost, and links to the small pictures of a reported company. */
  admin: {
    table: 'read-write',
    cognito: ['SetUserMFAPreference', 'UserGlobalSignOut'],
    files: { thumbnails: ['Get'] },
    secrets: ['seal'],
  },
  /** The list of a plan's openings has a sealed cursor. */
  files: {
    table: 'read-write',
    secrets: ['seal'],
    files: {
      files: ['Get', 'Put', 'Delete'],
      thumbnails: ['Get', 'Delete'],
      uploads: ['Get', 'Put', 'Delete'],
      list: true,
    },
  },
  reference: { table: 'read', counts: true },
  /** Both write how often an address asked, and nothing else. */
  public: {
    table: {
      read: [publicPartitions.jobs, publicPartitions.profile, publicPartitions.publicJobs, publicPartitions.sitemap],
      indexes: ['gsi1', 'gsi2'],
      update: [callCountPartition],
    },
  },
  /** A job's picture is drawn, and the photo of its company is read. */
  previews: {
    table: { read: [publicPartitions.job, publicPartitions.profile], indexes: [], update: [callCountPartition] },
    files: { thumbnails: ['Get'], list: true },
  },
};

/** The consumers of the table's stream. */
export const consumerPermissions = {
  projector: { table: 'read-write' },
  notifier: { table: 'read-write', mail: true, secrets: ['unsubscribe'] },
} as const satisfies Record<string, Permissions>;

/** The functions that the bucket of files calls. */
export const bucketPermissions = {
  thumbnails: { files: { files: ['Get'], thumbnails: ['Put'], list: true } },
} as const satisfies Record<string, Permissions>;

/** The scheduled functions, each by the name of its file in `functions/schedules`. */
export const schedulePermissions = {
  'check-site': {},
  'clean-files': { table: 'read-write', files: { files: ['Delete'], thumbnails: ['Delete'], list: true } },
  'expire-matches': { table: 'read-write' },
  'reconcile-payments': { table: 'read-write', secrets: ['stripe'] },
  'send-match-digests': { table: 'read-write', mail: true, secrets: ['unsubscribe'] },
  'send-reminders': { table: 'read-write', mail: true, secrets: ['unsubscribe'] },
  'send-saved-searches': { table: 'read-write', mail: true, secrets: ['unsubscribe'] },
} as const satisfies Record<string, Permissions>;
