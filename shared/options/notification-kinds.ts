/** The kinds of notifications, in the order of the settings page [TBX-04]. */
export const notificationKinds = [
  'newApplicant',
  'applicationAnswered',
  'briefingReceived',
  'briefingAnswered',
  'jobReceived',
  'newMatch',
  'projectConnection',
  'connectionAccepted',
  'documentExpires',
  'reachQuestion',
  'windowEnded',
  'jobUnpaid',
  'interview',
  'messageReceived',
  'receipts',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The frequencies of e-mails about new matches [TBX-04]. */
export const matchMails = ['at-once', 'daily', 'off'] as const;
export type MatchMail = (typeof matchMails)[number];

/** The kinds that job seekers, companies and schools can receive. */
export const notificationKindsOf = {
  seeker: [
    'applicationAnswered',
    'briefingReceived',
    'jobReceived',
    'newMatch',
    'connectionAccepted',
    'interview',
    'messageReceived',
    'documentExpires',
    'receipts',
  ],
  company: [
    'newApplicant',
    'briefingAnswered',
    'newMatch',
    'projectConnection',
    'connectionAccepted',
    'interview',
    'messageReceived',
    'documentExpires',
    'reachQuestion',
    'windowEnded',
    'jobUnpaid',
    'receipts',
  ],
  /** A school posts no jobs and pays for nothing. */
  school: ['documentExpires'],
} as const satisfies Record<string, readonly NotificationKind[]>;

/** A kind whose e-mails a user can turn off. Receipts are always sent. */
export type OptionalKind = Exclude<NotificationKind, 'receipts'>;
export const isOptionalKind = (kind: string): kind is OptionalKind =>
  kind !== 'receipts' && notificationKinds.some((each) => each === kind);

/** The initial settings. Every e-mail is on until the user turns it off [TBX-04]. */
export const defaultNotificationSettings = {
  newApplicant: true,
  applicationAnswered: true,
  briefingReceived: true,
  briefingAnswered: true,
  jobReceived: true,
  newMatch: 'at-once' as MatchMail,
  projectConnection: true,
  connectionAccepted: true,
  documentExpires: true,
  reachQuestion: true,
  windowEnded: true,
  jobUnpaid: true,
  interview: true,
  messageReceived: true,
  receipts: true,
};
export type NotificationSettings = typeof defaultNotificationSettings;
