/** The staff actions that the audit log records. The words are stored, so they can't be renamed. */
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
  'read document',
  'check document',
  'reject document',
  'read report',
  'close report',
  'take down job',
  'take down project',
  'take down message',
  'take down photo',
  'take down text',
  'warn account',
  'hide posts',
  'show posts',
  'restore job',
  'restore project',
  'restore message',
  'decline payment report',
  'export accounts',
  'invite colleague',
  'change staff role',
  'take task',
  'release task',
  'add task note',
] as const;
export type StaffAction = (typeof staffActions)[number];

/** The kinds of subjects of an action. */
export const auditSubjects = ['company', 'jobSeeker', 'user', 'product', 'request', 'setting', 'list', 'task'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
