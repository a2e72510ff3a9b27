/** What a user can be written to about, in the order of the settings page [TBX-04]. */
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
  'messageReceived',
  'receipts',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How often e-mails about new matches come [TBX-04]. */
export const matchMails = ['at-once', 'daily', 'off'] as const;
export type MatchMail = (typeof matchMails)[number];

/** The kinds that concern each side of the product; the others never reach it. */
export const notificationKindsOf = {
  seeker: [
    'applicationAnswered',
    'briefingReceived',
    'jobReceived',
    'newMatch',
    'connectionAccepted',
    'messageReceived',
    'documentExpires',
  ],
  company: [
    'newApplicant',
    'briefingAnswered',
    'newMatch',
    'projectConnection',
    'connectionAccepted',
    'messageReceived',
    'documentExpires',
    'reachQuestion',
    'receipts',
  ],
} as const satisfies Record<string, readonly NotificationKind[]>;

/** A kind whose e-mails a user may turn off; receipts are always sent. */
export type OptionalKind = Exclude<NotificationKind, 'receipts'>;
export const isOptionalKind = (kind: string): kind is OptionalKind =>
  kind !== 'receipts' && notificationKinds.some((each) => each === kind);

/** Every e-mail is on until its reader turns it off [TBX-04]. */
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
  messageReceived: true,
  receipts: true,
};
export type NotificationSettings = typeof defaultNotificationSettings;
