/** What staff does that is written into the log of its actions; a word is stored and never changes. */
export const staffActions = [
  'read profile',
  'read user',
  'refund payment',
  'change product',
  'create user',
  'delete user',
  'suspend account',
  'reinstate account',
  'answer request',
  'move request',
  'change setting',
  'set up second factor',
  'reset second factor',
  'read report',
  'close report',
  'decline payment report',
  'export accounts',
] as const;
export type StaffAction = (typeof staffActions)[number];

/** What an action is about. */
export const auditSubjects = ['company', 'jobSeeker', 'user', 'product', 'request', 'setting', 'list'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
