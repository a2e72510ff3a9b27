import type { AuditEntry } from '@plumbline/shared/contracts/admin/audit-log';
import { msg } from '../../../lib/msg.ts';

export const actionWords: Record<AuditEntry['action'], string> = {
  'read profile': msg('Opened the profile'),
  'read user': msg('Opened the user'),
  'refund payment': msg('Refunded a payment'),
  'change product': msg('Changed a price'),
  'create user': msg('Created a user'),
  'delete user': msg('Deleted a user'),
  'suspend account': msg('Suspended the account'),
  'reinstate account': msg('Reinstated the account'),
  'answer request': msg('Answered a request'),
  'move request': msg('Moved a request'),
  'change setting': msg('Changed a setting'),
  'set up second factor': msg('Set up a second step'),
  'reset second factor': msg('Reset the second step'),
  'read report': msg('Read what was reported'),
  'read document': msg('Opened the file of a document'),
  'check document': msg('Checked a document'),
  'reject document': msg('Rejected a document'),
  'close report': msg('Closed a report'),
  'decline payment report': msg('Declined a reported unlock'),
  'export accounts': msg('Downloaded accounts'),
  'invite colleague': msg('Invited a colleague'),
  'change staff role': msg('Changed the role of a colleague'),
  'take task': msg('Took a task'),
  'release task': msg('Gave a task back'),
  'add task note': msg('Added a note'),
};

export const subjectWords: Record<AuditEntry['subject']['type'], string> = {
  company: msg('Company'),
  jobSeeker: msg('Job Seeker'),
  user: msg('User'),
  product: msg('Product'),
  request: msg('Support request'),
  setting: msg('Setting'),
  list: msg('List'),
  task: msg('Task'),
};

/** The labels of actions in the staff's history. */
export const listWords: Readonly<Record<string, string>> = {
  companies: msg('Companies'),
  jobSeekers: msg('Job Seekers'),
};

/** The names of facts. A fact without a name shows its stored name. */
export const factWords: Readonly<Record<string, string>> = {
  state: msg('State'),
  status: msg('Status'),
  name: msg('Name'),
  product: msg('Product'),
  payment: msg('Payment'),
  user: msg('User'),
  value: msg('Value'),
  reply: msg('Reply'),
  email: msg('Email'),
  cents: msg('Amount'),
  kind: msg('Kind'),
  outcome: msg('Outcome'),
  subject: msg('About'),
  reporter: msg('Reported by'),
  search: msg('Search'),
  accounts: msg('Accounts'),
  role: msg('Role'),
  owner: msg('Who has it'),
  note: msg('Note'),
};
