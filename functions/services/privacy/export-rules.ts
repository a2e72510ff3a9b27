import { dayOf } from '@plumbline/shared/contracts/masking/day-of';
import { maskFeedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import type { EntityName } from '@plumbline/shared/table-names';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { partiesOf } from '../../table/messages/attachment.ts';

/** The reasons for which a copy of someone's data leaves something out. The copy explains them to its reader. */
export const exportReasons = [
  /** Names, contact details and words of other people, and ids that lead to them. */
  'others',
  /** Notes, decisions and the history of staff. */
  'staff',
  /** Who reported whom, and signs of fraud. */
  'reports',
  /** Secrets of signing in. */
  'security',
  /** Keys, versions, positions and counters that only the software uses. */
  'technical',
  /** Made from data that the copy has. */
  'copy',
  /** Stored by job, project, device or e-mail. It can't be found by person. */
  'unlisted',
  /** Settings of the product, which concern no one. */
  'product',
] as const;
export type ExportReason = (typeof exportReasons)[number];

/** The part of a copy that an entity belongs to. */
export const exportSections = ['account', 'profile', 'jobs', 'contacts', 'projects', 'messages', 'payments'] as const;
export type ExportSection = (typeof exportSections)[number];

/** The profile of a copy's reader, if the copy has its data, and the profiles whose contact details are open to it. */
export type CopyReader = { profileId: string | undefined; openProfiles: ReadonlySet<string> };

export type ExportedEntity = {
  section: ExportSection;
  /** The attributes with the e-mail of a user or the ids of users, profiles, jobs or others that an item belongs to. */
  of: readonly string[] | ((item: Attributes) => readonly unknown[]);
  exported: readonly string[];
  left?: Partial<Record<ExportReason, readonly string[]>>;
  /** Returns the exported attributes as the product shows them to one of two sides. */
  mask?: (item: Attributes, reader: CopyReader) => Attributes;
};
export type ExportRule = ExportedEntity | ExportReason;

const place = ['address', 'address2', 'zip', 'city', 'state'] as const;
const position = ['latitude', 'longitude'] as const;
const profile = [
  ...['id', 'kind', 'name', 'lastName', 'email', 'phoneNumber', 'phoneExtension', ...place, 'website', 'public'],
  ...['suspendedAt', 'suspendedUntil', 'lastActivity', 'createdAt', 'updatedAt'],
] as const;

const entryDates = ['date', 'requestedAt', 'grantedAt', 'rejectedAt', 'ends'] as const;

/** Returns a support request with who wrote each reply, but without the names of staff. */
const withoutStaffNames = ({ replies, ...request }: Attributes): Attributes => ({
  ...request,
  ...(Array.isArray(replies) && {
    replies: replies.map(({ staff, ...reply }) => ({ ...reply, from: staff === undefined ? 'you' : 'Plumbline' })),
  }),
});

/** Returns an access entry without the other side's text, and with days instead of times, while it is masked. */
const maskAccessEntry = (item: Attributes, { profileId, openProfiles }: CopyReader): Attributes => {
  const { owner, other, type, reason: _withheld, ...entry } = item;
  const isShown = (id: unknown) => id === profileId || openProfiles.has(String(id));
  const isSeekerShown = type === 'project' || isShown(type === 'job' ? owner : other);
  const days = isSeekerShown ? [] : entryDates.filter((name) => entry[name] !== undefined);
  return {
    ...{ owner, other, type, ...entry },
    ...maskFeedback(item, isShown(owner)),
    ...Object.fromEntries(days.map((name) => [name, dayOf(String(entry[name]))])),
  };
};

/** Returns a message without its text and files when staff took it down, unless the reader's side wrote it. */
const maskMessage = (item: Attributes, { profileId }: CopyReader): Attributes => {
  const { text: _, attachments: __, ...rest } = item;
  return item.removedAt && item.from !== profileId ? rest : item;
};

/** Says for every entity, and for every attribute of an exported one, whether a person's copy of their data has it. */
export const exportRules: Readonly<Record<EntityName, ExportRule>> = {
  User: {
    section: 'account',
    of: ['id'],
    exported: [
      ...['id', 'email', 'emailSince', 'displayName', 'kind', 'status', 'language', 'profileId', 'companyRole'],
      ...['school', 'agreedTerms'],
      ...['phone', 'phoneExtension', 'suspendedAt', 'invitedAt', 'lastSignInAt', 'createdAt'],
      'mailProblem',
    ],
    left: {
      others: ['invitedBy'],
      security: ['sessionsFrom', 'endedSessions', 'secondFactorFrom', 'enrollmentHash', 'enrollmentUntil'],
      staff: ['staffRole'],
      technical: ['role', 'mailedTerms'],
    },
  },
  DataExport: {
    section: 'account',
    of: ['userId'],
    exported: ['userId', 'requestedAt'],
    left: { security: ['object', 'formerObjects'], technical: ['state', 'profileId', 'readyAt', 'expiresAt', 'bytes'] },
  },
  Agreement: { section: 'account', of: ['user'], exported: ['user', 'version', 'date', 'language'] },
  NotificationSettings: {
    section: 'account',
    of: ['userId'],
    exported: [
      ...['userId', 'newApplicant', 'applicationAnswered', 'briefingReceived', 'briefingAnswered', 'jobReceived'],
      ...['newMatch', 'projectConnection', 'connectionAccepted', 'documentExpires', 'reachQuestion', 'interview'],
      ...['messageReceived', 'jobUnpaid', 'windowEnded'],
    ],
    left: { security: ['push'] },
  },
  Notification: {
    section: 'account',
    of: ['userId'],
    exported: ['userId', 'id', 'kind', 'date', 'read'],
    left: { others: ['title', 'titles', 'profile', 'subject'], technical: ['path', 'readSetAt'] },
  },
  SupportRequest: {
    section: 'account',
    // Colleagues share the profile, so a request belongs to the e-mail that it was written from.
    of: ['email'],
    exported: ['id', 'email', 'data', 'profileId', 'date', 'language', 'state', 'replies'],
    left: { technical: ['version', 'userId'] },
    mask: withoutStaffNames,
  },
  SeekerProfile: {
    section: 'profile',
    of: ['id'],
    exported: [...profile, 'seeker', 'lastPriorityAccess'],
    left: { technical: [...position, 'complete', 'primaryUser'] },
  },
  CompanyProfile: {
    section: 'profile',
    of: ['id'],
    exported: [...profile, 'closedAt', 'jobsOnWeb', 'postsHidden', 'company'],
    left: { others: ['primaryUserName'], technical: [...position, 'complete', 'primaryUser'] },
  },
  ProfileText: {
    section: 'profile',
    of: ['id'],
    exported: [
      ...['id', 'description', 'formalTrainingDescription', 'handsOnExperienceDescription'],
      ...['previousCompaniesWorkedFor', 'references', 'affiliations'],
    ],
  },
  ProfileFiles: {
    section: 'profile',
    of: ['id'],
    exported: ['id', 'files', 'documents'],
    left: { technical: ['revision'] },
  },
  Job: {
    section: 'jobs',
    of: ['company'],
    exported: [
      ...['id', 'company', 'companyName', 'membersOnly', 'name', 'type', 'compensation', 'pay', 'shift', 'openings'],
      ...['startDate', 'hours', 'area', 'overtime', 'travel', 'equipment', 'drugTest', 'questions', 'zip', 'city'],
      ...['state', 'qualifications', 'requiredLicenses', 'tradeCategories', 'benefits', 'experienceRequired'],
      ...['willingToProvidePaidTraining', 'published', 'briefing', 'createdAt', 'updatedAt', 'publishedAt'],
      ...['deletedAt', 'filledAt', 'suspendedAt', 'takenDown'],
    ],
    left: { others: ['recipient', 'createdBy'], technical: [...position, 'timeZone'] },
  },
  JobText: { section: 'jobs', of: ['id'], exported: ['id', 'description', 'whyWorkHere'] },
  SavedJob: { section: 'jobs', of: ['seeker'], exported: ['seeker', 'job', 'date'] },
  SavedSearch: {
    section: 'jobs',
    of: ['seeker'],
    exported: ['seeker', 'id', 'name', 'search', 'mail', 'createdAt'],
    left: { technical: ['since', 'due'] },
  },
  SeekerActivity: {
    section: 'jobs',
    of: ['seeker'],
    exported: ['seeker', 'job', 'company', 'type', 'date', 'end', 'endedAt', 'createdAt'],
    left: { technical: ['version'] },
  },
  Match: {
    section: 'jobs',
    of: ['seeker'],
    exported: ['job', 'seeker', 'company', 'score', 'reason', 'foundAt', 'expiresAt', 'sentJobAt'],
    left: { copy: ['card'], technical: ['hasLine', 'quiet'] },
  },
  SentJobPost: {
    section: 'jobs',
    of: ['company', 'seeker'],
    exported: ['company', 'seeker', 'job', 'date'],
    left: { others: ['userId'], technical: ['paymentIntent'] },
  },
  Activity: {
    section: 'jobs',
    of: ['company'],
    exported: ['company', 'date', 'type', 'job'],
    left: { others: ['seeker', 'userId'] },
  },
  CompanyDay: { section: 'jobs', of: ['company'], exported: ['company', 'day', 'views', 'applicants'] },
  AccessEntry: {
    section: 'contacts',
    of: ['owner', 'other'],
    exported: ['owner', 'type', 'subject', 'other', 'state', ...entryDates, 'reasons', 'reason', 'message', 'answers'],
    left: { others: ['grantedBy'] },
    mask: maskAccessEntry,
  },
  Connection: { section: 'contacts', of: ['profile'], exported: ['profile', 'type', 'subject', 'other', 'date'] },
  ContactAccess: {
    section: 'contacts',
    of: ['viewer'],
    exported: ['viewer', 'subject', 'date', 'reason', 'job', 'reached'],
    left: { others: ['userId'], technical: ['paymentIntent'] },
  },
  Block: { section: 'contacts', of: ['blocker'], exported: ['blocker', 'blocked', 'date'] },
  Interview: {
    section: 'contacts',
    of: ['worker', 'company'],
    exported: [
      ...['job', 'worker', 'company', 'state', 'proposedBy', 'times', 'start', 'minutes', 'way', 'place', 'note'],
      ...['endedBy', 'reason', 'updatedAt'],
    ],
    left: { others: ['agreedBy'], technical: ['revision'] },
  },
  PriorityAccess: {
    section: 'contacts',
    of: ['company'],
    exported: ['company', 'seeker', 'date'],
    left: { others: ['userId'], technical: ['paymentIntent'] },
  },
  Project: {
    section: 'projects',
    of: ['company'],
    exported: [
      ...['id', 'company', 'companyName', 'name', 'type', 'zip', 'city', 'state', 'startDate', 'interestUntil'],
      ...['inviteVendorsToView', 'contractorTradeCategories', 'vendorTradeCategories', 'createdAt', 'updatedAt'],
      ...['closedAt', 'deletedAt', 'suspendedAt', 'takenDown'],
    ],
    left: { technical: [...position] },
  },
  ProjectText: { section: 'projects', of: ['id'], exported: ['id', 'description', 'addedDetail'] },
  ProjectPlans: {
    section: 'projects',
    of: ['id'],
    exported: ['id', 'plans'],
    left: { technical: ['revision'] },
  },
  ProjectInvitation: {
    section: 'projects',
    of: ['company'],
    exported: ['project', 'company', 'owner', 'state', 'invitedAt', 'date'],
  },
  ProjectMatch: {
    section: 'projects',
    of: ['partner'],
    exported: ['project', 'partner', 'company', 'score', 'reason', 'foundAt', 'expiresAt'],
    left: { technical: ['quiet'] },
  },
  ProjectTie: {
    section: 'projects',
    of: ['company'],
    exported: ['company', 'project', 'other', 'own', 'state', 'date', 'note', 'notedAt'],
  },
  Conversation: {
    section: 'messages',
    of: ['profile'],
    exported: ['profile', 'other', 'date', 'unread', 'blockedAt'],
    left: { copy: ['text', 'isOwn', 'isRemoved', 'files'], others: ['userId'] },
  },
  Message: {
    section: 'messages',
    of: ({ conversation }) => String(conversation).split('#'),
    exported: ['conversation', 'date', 'id', 'from', 'text', 'attachments', 'removedAt'],
    left: { others: ['userId'] },
    mask: maskMessage,
  },
  Attachment: {
    section: 'messages',
    of: ({ id }) => [partiesOf(String(id)).from],
    exported: ['id', 'name', 'type', 'size', 'width', 'height', 'message', 'removedAt'],
  },
  Payment: {
    section: 'payments',
    // A checkout that was never paid is only a technical record.
    of: ({ paidAt, company }) => (paidAt ? [company] : []),
    exported: [
      ...['intentId', 'company', 'productName', 'amount', 'job', 'jobs', 'jobName', 'state', 'createdAt', 'paidAt'],
      ...['cardBrand', 'cardLast4', 'receiptUrl', 'amountRefunded', 'disputeStatus', 'disputedAt'],
      ...['disputeReason', 'takenBackAt'],
    ],
    left: {
      others: ['seeker', 'subject', 'userId', 'paidBy'],
      staff: ['refund', 'refundParts', 'failedRefunds'],
      technical: ['family', 'slug', 'returnUrl', 'checkAt', 'version', 'disputeDueBy', 'lastDecline'],
    },
  },
  PaymentReport: {
    section: 'payments',
    of: ['company'],
    exported: ['intentId', 'company', 'reason', 'date', 'state'],
    left: { others: ['seeker', 'userId'], staff: ['declined'] },
  },
  Purchase: {
    section: 'payments',
    of: ['company'],
    exported: ['company', 'slug', 'state', 'amount', 'createdAt', 'updatedAt'],
    left: { others: ['subject', 'userId'], technical: ['family', 'intentId', 'version'] },
  },

  ApplicantNote: 'others',
  ApplicantStage: 'others',
  Invitation: 'others',
  AuditEntry: 'staff',
  StaffNote: 'staff',
  StaffTask: 'staff',
  OpenReport: 'reports',
  Report: 'reports',
  Signal: 'reports',
  JobTextPrint: 'reports',
  AccountKey: 'security',
  AddressMark: 'technical',
  EmailClaim: 'security',
  PasswordPermit: 'security',
  PendingAccount: 'security',
  PushEndpoint: 'security',
  RateCounter: 'security',
  Absence: 'technical',
  CompanyOwners: 'technical',
  EndedAccount: 'technical',
  MatchDigestEntry: 'technical',
  MatchExclusion: 'technical',
  MatchExpiry: 'technical',
  NotificationsRead: 'technical',
  PriorityCheckout: 'technical',
  PriorityHold: 'technical',
  ProjectMatchExclusion: 'technical',
  ProjectMatchExpiry: 'technical',
  Reminder: 'technical',
  SearchMailClaims: 'technical',
  SentMessage: 'technical',
  StripeCustomer: 'technical',
  StripeEvent: 'technical',
  AccountListing: 'copy',
  PaymentListing: 'copy',
  DocumentExpiry: 'copy',
  CompanyEvent: 'copy',
  CompanyJobCounts: 'copy',
  JobCounters: 'copy',
  ProjectCounters: 'copy',
  PublicJob: 'copy',
  SeekerActivityCounts: 'copy',
  Student: 'copy',
  IdempotencyRecord: 'unlisted',
  JobView: 'unlisted',
  PlanOpening: 'unlisted',
  ProjectView: 'unlisted',
  DayCount: 'product',
  MigrationProgress: 'product',
  MigrationRecord: 'product',
  Product: 'product',
  ProductChange: 'product',
  Referral: 'product',
  ScheduleProgress: 'product',
  Setting: 'product',
};

/** Returns the rule of an exported entity; undefined for others. */
export const exportedEntity = (name: string): ExportedEntity | undefined => {
  const rule = exportRules[name as EntityName];
  return typeof rule === 'object' ? rule : undefined;
};

/** Whether an item belongs to one of `owners`: a user, a profile, or one of their jobs, projects and payments. */
export const isOwned = ({ of }: ExportedEntity, item: Attributes, owners: ReadonlySet<string>): boolean =>
  (typeof of === 'function' ? of(item) : of.map((name) => item[name])).some((id) => owners.has(String(id)));

/** Returns the exported attributes of an item, as the reader of the copy may see them. */
export const exportItem = ({ exported, mask }: ExportedEntity, item: Attributes, reader: CopyReader): Attributes => {
  const shown = mask ? mask(item, reader) : item;
  return Object.fromEntries(exported.flatMap((name) => (shown[name] === undefined ? [] : [[name, shown[name]]])));
};
