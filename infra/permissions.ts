import type { Group } from '@plumbline/shared/contracts/endpoint';

/** What a function may do beyond writing its own logs and traces. */
export type Permissions = {
  readonly table?: 'read' | 'read-write';
  /** Cognito's Admin* calls on the one user pool, without their prefix. */
  readonly cognito?: readonly string[];
  /** The bucket of files: read signs links and reads, read-write stores, deletes and lists as well. */
  readonly files?: 'read' | 'read-write';
  readonly mail?: true;
  readonly secrets?: true;
};

/** One line per endpoint group. Revoking a token needs no permission: anybody who has it may. */
export const groupPermissions: Record<Group, Permissions> = {
  auth: { table: 'read-write', cognito: ['InitiateAuth'], secrets: true },
  users: {
    table: 'read-write',
    cognito: ['InitiateAuth', 'CreateUser', 'SetUserPassword', 'DeleteUser', 'UserGlobalSignOut'],
    files: 'read',
    mail: true,
    secrets: true,
  },
  /** Photos left out of a showcase are removed with it. */
  profiles: { table: 'read-write', files: 'read-write' },
  /** Cursors of lists are sealed with a key from the secrets. */
  access: { table: 'read-write', secrets: true },
  /** Links to the photos of people are signed for its lists. */
  jobs: { table: 'read-write', files: 'read', secrets: true },
  payments: { table: 'read-write', secrets: true },
  toolbox: { table: 'read-write', secrets: true },
  dashboard: { table: 'read', secrets: true },
  files: { table: 'read-write', files: 'read-write' },
  reference: { table: 'read' },
};

/** The consumers of the table's stream. */
export const consumerPermissions = {
  projector: { table: 'read-write' },
  notifier: { table: 'read-write', mail: true, secrets: true },
} as const satisfies Record<string, Permissions>;

/** The functions that the bucket of files calls. */
export const bucketPermissions = {
  thumbnails: { files: 'read-write' },
} as const satisfies Record<string, Permissions>;

/** The scheduled functions. */
export const schedulePermissions = {
  'clean-files': { table: 'read-write', files: 'read-write' },
  'expire-matches': { table: 'read-write' },
  'reconcile-payments': { table: 'read-write', secrets: true },
  'send-match-digests': { table: 'read-write', mail: true, secrets: true },
} as const satisfies Record<string, Permissions>;
