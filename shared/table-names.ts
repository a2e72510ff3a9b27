/**
 * Names that are stored with items or declared with the table. The functions use them to read and write, and the stacks
 * to create the table, its permissions and its stream filters. Renaming one requires a migration of stored items.
 */

/**
 * The attributes with a technical meaning: the keys of the table, the entity, the schema version in which an item was
 * written, the id of the request that wrote it last, and the time at which DynamoDB deletes it.
 */
export const tableAttributes = {
  partitionKey: 'pk',
  sortKey: 'sk',
  entity: '_et',
  version: 'v',
  correlation: 'cid',
  timeToLive: 'ttl',
} as const;

/** The global secondary indexes. Each contains whole items. */
export const indexNames = ['gsi1', 'gsi2', 'gsi3'] as const;
export type IndexName = (typeof indexNames)[number];

/** Returns the key attributes of an index: `gsi1` has `gsi1pk` and `gsi1sk`. */
export const indexKeysOf = <I extends IndexName>(index: I) =>
  ({ partitionKey: `${index}pk`, sortKey: `${index}sk` }) as const;

/** The kinds of documents in the index by place and trade. Partitions of its entries start with this letter. */
export const searchKinds = { jobs: 'J', companies: 'C', projects: 'P', seekers: 'S' } as const;
export type SearchKind = (typeof searchKinds)[keyof typeof searchKinds];

/**
 * Returns patterns of IAM for the partitions of an index by place and trade: the kind, `*` or six characters for a
 * trade, and two for the band of latitude. Prefixes would also match other entities.
 */
export const searchPartitionPatterns = (kind: SearchKind): string[] => [`${kind}???`, `${kind}????????`];

/** Prefixes of the partitions that functions with limited keys may read. */
export const readPartitions = {
  job: 'JOB#',
  project: 'PROJECT#',
  profile: 'PROFILE#',
  user: 'USER#',
  email: 'EMAIL#',
  address: 'ADDRESS#',
  subject: 'SUBJECT#',
  seeker: 'SEEKER#',
  referrer: 'REFERRER#',
  support: 'SUPPORT#',
  settings: 'SETTINGS',
  publicJobs: 'PUBLIC-JOBS#',
  sitemap: 'SITEMAP#',
} as const;

/** The prefix of the partitions that count the calls of each caller. */
export const callCountPartition = 'RATE#class-';

/** The prefix of the partitions that count e-mails, calls and other limited acts. */
export const rateCountPartition = 'RATE#';

/** The prefix of the partitions which say that an e-mail was sent. */
export const mailPartition = 'IDEMPOTENCY#mail#';

/** Prefixes of the partitions for sign-in. Only a few functions may write there. */
export const accountPartitions = ['EMAIL#', 'KEY#'] as const;

/** The prefix of the partitions of the audit log. No function may change or delete their items. */
export const auditPartition = 'AUDIT#';

/** The entities of the table, as in the attribute `_et` of an item. */
export const entityNames = [
  'Absence',
  'AccessEntry',
  'AccountKey',
  'AccountListing',
  'Activity',
  'AddressMark',
  'Agreement',
  'ApplicantNote',
  'ApplicantStage',
  'Attachment',
  'AuditEntry',
  'Block',
  'CompanyDay',
  'CompanyEvent',
  'CompanyJobCounts',
  'CompanyOwners',
  'CompanyProfile',
  'Connection',
  'ContactAccess',
  'Conversation',
  'DataExport',
  'DayCount',
  'DocumentExpiry',
  'EmailClaim',
  'EndedAccount',
  'IdempotencyRecord',
  'Interview',
  'Invitation',
  'Job',
  'JobCounters',
  'JobText',
  'JobTextPrint',
  'JobView',
  'Match',
  'MatchDigestEntry',
  'MatchExclusion',
  'MatchExpiry',
  'Message',
  'MigrationProgress',
  'MigrationRecord',
  'Notification',
  'NotificationSettings',
  'NotificationsRead',
  'OpenReport',
  'PasswordPermit',
  'Payment',
  'PaymentListing',
  'PaymentReport',
  'PendingAccount',
  'PlanOpening',
  'PriorityAccess',
  'PriorityCheckout',
  'PriorityHold',
  'Product',
  'ProductChange',
  'ProfileFiles',
  'ProfileText',
  'Project',
  'ProjectCounters',
  'ProjectInvitation',
  'ProjectMatch',
  'ProjectMatchExclusion',
  'ProjectMatchExpiry',
  'ProjectPlans',
  'ProjectText',
  'ProjectTie',
  'ProjectView',
  'PublicJob',
  'Purchase',
  'PushEndpoint',
  'RateCounter',
  'Referral',
  'Reminder',
  'Report',
  'SavedJob',
  'SavedSearch',
  'ScheduleProgress',
  'SearchMailClaims',
  'SeekerActivity',
  'SeekerActivityCounts',
  'SeekerProfile',
  'SentJobPost',
  'SentMessage',
  'Setting',
  'Signal',
  'StaffNote',
  'StaffTask',
  'StripeCustomer',
  'StripeEvent',
  'Student',
  'SupportRequest',
  'User',
] as const;
export type EntityName = (typeof entityNames)[number];

/**
 * The entities that trigger each consumer of the table's stream. A consumer isn't triggered by items that it writes,
 * because that could loop. The projector is an exception whose chains end: it updates, closes or hides a company's jobs
 * and projects, ends the entries of a deleted account, copies matches to the seekers' lists, and schedules checks of
 * open payments.
 */
export const streamEntities = {
  /**
   * The projector makes search entries, matches, counters, the activity lists and the staff's statistics from these.
   */
  projector: [
    'Job',
    'Project',
    'SeekerProfile',
    'CompanyProfile',
    'SentJobPost',
    'AccessEntry',
    'Block',
    'ContactAccess',
    'EndedAccount',
    'Match',
    'Payment',
  ],
  /** The notifier makes notifications and e-mails from these. */
  notifier: [
    'AccessEntry',
    'AuditEntry',
    'Payment',
    'PaymentReport',
    'SentJobPost',
    'Match',
    'Job',
    'SupportRequest',
    'ProjectInvitation',
    'Interview',
  ],
} as const satisfies Record<string, readonly EntityName[]>;
export type StreamConsumer = keyof typeof streamEntities;
export type StreamEntity<C extends StreamConsumer> = (typeof streamEntities)[C][number];
