import type { Group } from '@plumbline/shared/contracts/endpoint';
import type { KeyPurpose } from '@plumbline/shared/key-purposes';
import {
  callCountPartition,
  type IndexName,
  mailPartition,
  rateCountPartition,
  readPartitions,
  type SearchKind,
  searchKinds,
} from '@plumbline/shared/table-names';

type FileAction = 'Get' | 'Put' | 'Delete';

/** The actions on objects of a folder. `list` distinguishes a missing object from a forbidden one. */
export type FilePermissions = {
  readonly files?: readonly FileAction[];
  readonly thumbnails?: readonly FileAction[];
  readonly uploads?: readonly FileAction[];
  readonly exports?: readonly FileAction[];
  readonly list?: true;
};

/**
 * Prefixes of partition keys that the function can read, in the table and in the named indexes, or update item by item,
 * and the indexes by place and trade that it can search. They are for functions that read, and write little; the others
 * need almost all keys.
 */
export type TableKeys = {
  readonly read: readonly string[];
  readonly searches: readonly SearchKind[];
  readonly indexes: readonly IndexName[];
  readonly update: readonly string[];
  /** Prefixes of the keys whose items the function can put, update and delete. */
  readonly write?: readonly string[];
};

/**
 * Stripe's secrets are one secret. Keys have a secret for each purpose. Every endpoint group also reads the edge's
 * secret.
 */
type SecretName = 'stripe' | Exclude<KeyPurpose, 'origin'>;

/** The permissions of a function in addition to writing its own logs and traces. */
export type Permissions = {
  readonly table?: 'read-write' | TableKeys;
  /** Cognito's Admin* operations on the user pool, without this prefix. */
  readonly cognito?: readonly string[];
  /** Creates and deletes sign-in items: e-mail claims and the keys of mailed links. */
  readonly accounts?: true;
  /** Permissions on the bucket of files. Signing a link requires the right to get, signing a form the right to put. */
  readonly files?: FilePermissions;
  readonly mail?: true;
  /** Removes addresses from SES's suppression list. */
  readonly suppressionList?: true;
  readonly secrets?: readonly SecretName[];
};

/**
 * The permissions of each endpoint group. Revoking a token needs no permission in AWS, because the token itself is
 * enough.
 */
export const groupPermissions: Record<Group, Permissions> = {
  /** The last four operations are for the second factor of staff. */
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
  /** Adds staff to their group. */
  users: {
    table: 'read-write',
    accounts: true,
    cognito: [
      'AddUserToGroup',
      'InitiateAuth',
      'CreateUser',
      'SetUserPassword',
      'UpdateUserAttributes',
      'DeleteUser',
      'UserGlobalSignOut',
    ],
    files: { files: ['Get'], thumbnails: ['Get'] },
    mail: true,
    suppressionList: true,
    secrets: ['challenge', 'known-device'],
  },
  /** Deletes the files of photos that are removed from a showcase. */
  profiles: { table: 'read-write', files: { files: ['Get', 'Delete'], thumbnails: ['Get', 'Delete'] } },
  /** Encrypts cursors of lists. */
  access: { table: 'read-write', secrets: ['seal'] },
  /** Signs links to photos of people in its lists. */
  jobs: { table: 'read-write', files: { files: ['Get'], thumbnails: ['Get'] }, secrets: ['seal'] },
  /** Signs links to photos in its lists of workers. */
  search: {
    table: {
      read: [readPartitions.profile, readPartitions.user],
      searches: [searchKinds.seekers, searchKinds.companies],
      indexes: ['gsi1', 'gsi2', 'gsi3'],
      update: [callCountPartition],
    },
    files: { files: ['Get'], thumbnails: ['Get'] },
  },
  /** Signs links to photos in its lists of companies. */
  projects: { table: 'read-write', files: { files: ['Get'], thumbnails: ['Get'] }, secrets: ['seal'] },
  'my-jobs': { table: 'read-write' },
  payments: { table: 'read-write', secrets: ['seal', 'stripe'] },
  /** Encrypts cursors of lists, and signs links to small pictures. */
  messages: { table: 'read-write', files: { thumbnails: ['Get'] }, secrets: ['seal'] },
  /** Checks the links in mails about support requests. */
  reports: { table: 'read-write', secrets: ['unsubscribe'] },
  notifications: { table: 'read-write', secrets: ['push', 'seal', 'unsubscribe'] },
  dashboard: {
    table: {
      read: [
        ...[readPartitions.profile, readPartitions.user, readPartitions.job, readPartitions.project],
        ...[readPartitions.subject, readPartitions.seeker, readPartitions.referrer],
      ],
      searches: [],
      indexes: ['gsi1', 'gsi2', 'gsi3'],
      update: [callCountPartition],
    },
    secrets: ['stripe'],
  },
  /**
   * Calls Cognito for staff who lost their phone, and signs links to small pictures of a reported company and to the
   * files of documents that wait for a check.
   */
  admin: {
    table: 'read-write',
    cognito: ['SetUserMFAPreference', 'UserGlobalSignOut'],
    files: { files: ['Get'], thumbnails: ['Get'] },
    secrets: ['seal'],
  },
  /** Encrypts the cursor of the list of a plan's openings. */
  files: {
    table: 'read-write',
    secrets: ['seal'],
    files: {
      files: ['Get', 'Put', 'Delete'],
      thumbnails: ['Get', 'Delete'],
      uploads: ['Get', 'Put', 'Delete'],
      exports: ['Get'],
      list: true,
    },
  },
  reference: {
    table: { read: [readPartitions.settings], searches: [], indexes: [], update: [callCountPartition] },
  },
  /** Both groups count the calls of an address, and write nothing else. */
  public: {
    table: {
      read: [readPartitions.job, readPartitions.profile, readPartitions.publicJobs, readPartitions.sitemap],
      searches: [searchKinds.jobs],
      indexes: ['gsi1', 'gsi2'],
      update: [callCountPartition],
    },
  },
  /** Draws the picture of a job, and reads the photo of its company. */
  previews: {
    table: {
      read: [readPartitions.job, readPartitions.profile],
      searches: [],
      indexes: [],
      update: [callCountPartition],
    },
    files: { thumbnails: ['Get'], list: true },
  },
};

/** The consumers of the table's stream. */
export const consumerPermissions = {
  projector: { table: 'read-write', files: { exports: ['Delete'] } },
  notifier: { table: 'read-write', secrets: ['push'] },
} as const satisfies Record<string, Permissions>;

/** The functions that events of the bucket call. */
export const bucketPermissions = {
  thumbnails: { files: { files: ['Get'], thumbnails: ['Put'], list: true } },
} as const satisfies Record<string, Permissions>;

/**
 * The functions that SES's events call. It looks up the user of an address, and changes only the marks of addresses and
 * users.
 */
export const feedbackPermissions = {
  'mail-feedback': {
    table: {
      read: [readPartitions.email],
      searches: [],
      indexes: [],
      update: [readPartitions.address, readPartitions.user],
    },
  },
} as const satisfies Record<string, Permissions>;

/**
 * The function that sends the e-mails of the queues. It writes only that an e-mail was sent, the counts of e-mails, and
 * matches for a later e-mail.
 */
export const senderPermissions = {
  'mail-sender': {
    table: {
      read: [
        ...[readPartitions.address, readPartitions.job, readPartitions.profile, readPartitions.support],
        ...[readPartitions.user, mailPartition],
      ],
      searches: [],
      indexes: ['gsi1', 'gsi2'],
      update: [rateCountPartition],
      write: [mailPartition, readPartitions.profile],
    },
    mail: true,
    secrets: ['unsubscribe'],
  },
} as const satisfies Record<string, Permissions>;

/** The scheduled functions, each by the name of its file in `functions/schedules`. */
export const schedulePermissions = {
  'check-site': {},
  'clean-files': { table: 'read-write', files: { files: ['Delete'], thumbnails: ['Delete'], list: true } },
  'expire-matches': { table: 'read-write' },
  'make-data-exports': {
    table: 'read-write',
    files: { files: ['Get'], exports: ['Put', 'Delete'], list: true },
    mail: true,
  },
  'reconcile-payments': { table: 'read-write', secrets: ['stripe'] },
  'send-match-digests': { table: 'read-write', mail: true, secrets: ['push', 'unsubscribe'] },
  'send-reminders': { table: 'read-write', mail: true, secrets: ['push', 'unsubscribe'] },
  'send-saved-searches': { table: 'read-write', mail: true, secrets: ['unsubscribe'] },
} as const satisfies Record<string, Permissions>;
