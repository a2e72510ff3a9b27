/**
 * Names stored with every item or declared with the table: the functions read and write by them, the stacks make the
 * table, its grants and its stream filters of them. None of them can change without moving what is stored.
 */

/**
 * The keys of the table, the attribute that names an item's entity, the schema version it was written in, the request
 * that wrote it last, and the attribute by which an item ends by itself.
 */
export const tableAttributes = {
  partitionKey: 'pk',
  sortKey: 'sk',
  entity: '_et',
  version: 'v',
  correlation: 'cid',
  timeToLive: 'ttl',
} as const;

/** Global secondary indexes; each holds whole items. */
export const indexNames = ['gsi1', 'gsi2', 'gsi3'] as const;
export type IndexName = (typeof indexNames)[number];

/** `gsi1` has the keys `gsi1pk` and `gsi1sk`. */
export const indexKeysOf = <I extends IndexName>(index: I) =>
  ({ partitionKey: `${index}pk`, sortKey: `${index}sk` }) as const;

/**
 * Prefixes of the partitions that signed-out visitors may read, or make functions count in. `J` alone is the prefix for
 * jobs, for their texts' prints and for the index of jobs by place.
 */
export const publicPartitions = {
  jobs: 'J',
  job: 'JOB#',
  profile: 'PROFILE#',
  publicJobs: 'PUBLIC-JOBS#',
  sitemap: 'SITEMAP#',
} as const;

/** Where the counts of calls in callers' budgets begin. */
export const callCountPartition = 'RATE#class-';

/** The partitions by which people sign in begin so; only few functions may write there. */
export const accountPartitions = ['EMAIL#', 'KEY#'] as const;

/** The audit log: no function may change or delete items of partitions with this prefix. */
export const auditPartition = 'AUDIT#';

/** The entities of the table, as the attribute `_et` of an item names them. */
export const entityNames = [
  'Absence',
  'AccessEntry',
  'AccountKey',
  'AccountListing',
  'Activity',
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
  'DayCount',
  'EmailClaim',
  'EndedAccount',
  'IdempotencyRecord',
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
  'RateCounter',
  'Referral',
  'Reminder',
  'Report',
  'SavedJob',
  'SavedSearch',
  'ScheduleProgress',
  'SeekerActivity',
  'SeekerActivityCounts',
  'SeekerProfile',
  'SentJobPost',
  'SentMessage',
  'Setting',
  'Signal',
  'StripeCustomer',
  'StripeEvent',
  'SupportRequest',
  'User',
] as const;
export type EntityName = (typeof entityNames)[number];

/**
 * The entities each consumer of the table's stream is called for. A consumer never sees the items it writes itself, so
 * that it cannot feed on its own output. The exceptions end by themselves: the projector writes a company's new name
 * into its jobs and projects, or closes them with the company or removes them of sight with it, ends the entries of a
 * deleted account, follows its matches into the seekers' lists, which it does not follow further, and makes open
 * payments due, which it only counts.
 */
export const streamEntities = {
  /**
   * Search entries, matches, counters, the activity lists of both sides and the staff's figures are made from these.
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
  /** Notifications and e-mails are made from these. */
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
  ],
} as const satisfies Record<string, readonly EntityName[]>;
export type StreamConsumer = keyof typeof streamEntities;
export type StreamEntity<C extends StreamConsumer> = (typeof streamEntities)[C][number];
