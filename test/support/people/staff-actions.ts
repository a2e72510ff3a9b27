import { documentTask } from '@plumbline/shared/domain/support/staff-tasks';
import type { StaffRight } from '@plumbline/shared/options/staff/staff-roles';
import type { StaffAction as AuditedAction } from '@plumbline/shared/options/staff-actions';
import { newId } from '../../../functions/platform/ids.ts';
import type { NamedBudget } from '../../../functions/services/limits/named-budgets.ts';
import { markUndeliverable } from '../../../functions/services/notifications/delivery/mark-undeliverable.ts';
import { readEmailClaim } from '../../../functions/table/accounts/email-claim.ts';
import { readSupportRequest } from '../../../functions/table/accounts/support-request.ts';
import { readUser } from '../../../functions/table/accounts/user.ts';
import { readJob } from '../../../functions/table/jobs/job.ts';
import { readPayment } from '../../../functions/table/payments/payment.ts';
import { readPaymentReport } from '../../../functions/table/payments/payment-report.ts';
import { readProduct } from '../../../functions/table/payments/product.ts';
import { readCompanyProfile } from '../../../functions/table/profiles/profile.ts';
import { readProfileFiles } from '../../../functions/table/profiles/profile-files.ts';
import { readSettings } from '../../../functions/table/settings/setting.ts';
import { readReport } from '../../../functions/table/staff/report.ts';
import { listNotes, readTask } from '../../../functions/table/staff/staff-task.ts';
import type { RequestInput } from '../../bench/invoke.ts';
import { mailTo } from '../cloud/cloud.ts';
import { uploaded } from '../files/files.ts';
import { picture } from '../files/pictures.ts';
import { stripeSide } from '../posts/card-payments.ts';
import { postJob } from '../posts/hiring.ts';
import { unlockSomebody } from '../posts/paid-unlocks.ts';
import { inQueue } from '../posts/queue.ts';
import { decide, newReport } from '../posts/reports.ts';
import { invite } from './company-users.ts';
import { newCompany, newEmail, newSeeker, PASSWORD, register } from './people.ts';
import { newStaff, plantStaff, type Staff } from './staff.ts';

const reason = 'Two disputed payments in one day.';

/**
 * An action of staff: the call, the subject of its audit entries, and the data that it changes, to be compared before
 * and after.
 */
export type StaffAction = {
  given: RequestInput;
  subject: string | (() => Promise<string>);
  state: () => Promise<unknown>;
};

const supportRequest = async (staff: Staff, body: object): Promise<StaffAction> => {
  const company = await newCompany();
  await company.api.post('/api/company/profile/support', { profileId: company.profileId, data: 'No receipt.' });
  const { id } = (await inQueue(staff.api, 'support')).find(({ email }: { email: string }) => email === company.email);
  return { given: { params: { id }, body }, subject: id, state: () => readSupportRequest(id) };
};

const suspension = async (): Promise<StaffAction & { id: string }> => {
  const { profileId: id, userId } = await newCompany();
  const state = async () => [(await readCompanyProfile(id))?.suspendedAt, (await readUser(userId))?.suspendedAt];
  return { id, given: { params: { id }, body: { reason } }, subject: id, state };
};

const refund = async (): Promise<StaffAction> => {
  const company = await newCompany();
  const { id } = await unlockSomebody(company);
  const atStripe = async () => (await stripeSide().refunds.list({ payment_intent: id })).data.length;
  const state = async () => {
    const { state: standing, refund: wish } = (await readPayment(id))!;
    return { standing, wish, refunds: await atStripe() };
  };
  return { given: { body: { id, reason } }, subject: company.profileId, state };
};

/** A new report of a company's profile. */
const profileReport = async (staff: Staff) => {
  const [company, reporter] = await Promise.all([newCompany(), newSeeker()]);
  return { id: await newReport(staff.api, reporter, 'profile', company.profileId), subject: company.profileId };
};

/** A task about a new report; `subject` is its name in the history. */
const reportTask = async (staff: Staff) => {
  const { id } = await profileReport(staff);
  const key = { kind: 'report', id } as const;
  return { key, given: { params: key }, subject: `report:${id}`, state: async () => (await readTask(key))?.owner?.id };
};

/** A document of a new worker that waits for staff. */
const documentToCheck = async (staff: Staff) => {
  const worker = await newSeeker();
  const file = await uploaded(worker, 'document', { name: 'card.jpg', bytes: await picture(60, 40) });
  const documentId = newId();
  const body = { documents: [{ id: documentId, kind: 'osha-10', file: file.id }] };
  await worker.api.patch(`/api/profile/${worker.profileId}/documents`, body);
  const task = documentTask(worker.profileId, documentId);
  const { openedAt: since } = (await staff.api.get(`/api/admin/queue/document/${task}`)).body;
  return { given: { params: { profileId: worker.profileId, documentId } }, subject: worker.profileId, since };
};

/**
 * A scene for every endpoint by which staff change something, read what was reported, or export the details of many, by
 * its name.
 */
export const staffActions: Readonly<Record<string, (staff: Staff) => Promise<StaffAction>>> = {
  answerSupportRequest: (staff) => supportRequest(staff, { text: 'It is on its way.' }),
  moveSupportRequest: (staff) => supportRequest(staff, { state: 'closed' }),
  suspendAccount: suspension,
  reinstateAccount: async () => {
    const { id, ...scene } = await suspension();
    await (await newStaff()).api.post(`/api/admin/accounts/${id}/suspend`, { reason });
    return scene;
  },
  sendSetUpLink: async () => {
    const owner = await newCompany();
    const { id, email } = (await invite(owner)).body;
    const state = async () => (await mailTo(email)).length;
    return { given: { params: { id } }, subject: owner.profileId, state };
  },
  sendSignUpLink: async () => {
    const email = newEmail('signed-up');
    await register(email, 'candidate');
    return { given: { body: { email } }, subject: 'signUps', state: async () => (await mailTo(email)).length };
  },
  signOutUser: async () => {
    const { userId: id, profileId } = await newSeeker();
    const state = async () => (await readUser(id))?.sessionsFrom;
    return { given: { params: { id }, body: { reason } }, subject: profileId, state };
  },
  changeUserEmail: async () => {
    const { userId: id, profileId } = await newSeeker();
    const email = newEmail('moved');
    const state = async () => (await mailTo(email)).length;
    return { given: { params: { id }, body: { email, reason } }, subject: profileId, state };
  },
  tryUserMailAgain: async () => {
    const { userId: id, profileId, email } = await newSeeker();
    const since = '2026-03-01T10:00:00.000Z';
    await markUndeliverable({ email, reason: 'bounced', since, sentAt: since });
    return { given: { params: { id } }, subject: profileId, state: async () => (await readUser(id))?.mailProblem };
  },
  closeAccount: async () => {
    const { userId, profileId: id } = await newCompany();
    return { given: { params: { id }, body: { reason } }, subject: id, state: () => readUser(userId) };
  },
  readReported: async (staff) => {
    const { id, subject } = await profileReport(staff);
    return { given: { params: { id } }, subject, state: async () => undefined };
  },
  readDocument: async (staff) => {
    const { given, subject } = await documentToCheck(staff);
    return { given, subject, state: async () => undefined };
  },
  decideDocument: async (staff) => {
    const { given, subject, since } = await documentToCheck(staff);
    const state = async () => (await readProfileFiles(subject))?.documents;
    return { given: { ...given, body: { decision: 'rejected', reason, since } }, subject, state };
  },
  closeReport: async (staff) => {
    const { id, subject } = await profileReport(staff);
    const given = { params: { id }, body: { outcome: 'acted', note: 'Called them.' } };
    return { given, subject, state: async () => (await readReport(id))?.state };
  },
  decideReport: async (staff) => {
    const { id, subject } = await profileReport(staff);
    const given = { params: { id }, body: { warn: true, reason } };
    return { given, subject, state: async () => (await readReport(id))?.state };
  },
  restoreReported: async (staff) => {
    const [company, reporter] = await Promise.all([newCompany(), newSeeker()]);
    const job = await postJob(company);
    const id = await newReport(staff.api, reporter, 'job', job);
    await decide(staff.api, id, { post: true, reason });
    const state = async () => (await readJob(job))?.takenDown;
    return { given: { params: { id }, body: { reason } }, subject: company.profileId, state };
  },
  takeTask: reportTask,
  releaseTask: async (staff) => {
    const { key, ...scene } = await reportTask(staff);
    await staff.api.post(`/api/admin/queue/report/${key.id}/take`);
    return scene;
  },
  addTaskNote: async (staff) => {
    const { key, given, subject } = await reportTask(staff);
    const state = async () => (await listNotes(key)).length;
    return { given: { ...given, body: { text: 'Called them.' } }, subject, state };
  },
  changeSettings: async () => {
    const { expirationHours } = await readSettings();
    const given = { body: { expirationHours: expirationHours + 1 } };
    return { given, subject: 'expirationHours', state: readSettings };
  },
  resetSecondFactor: async () => {
    const { email, userId } = await newStaff('Other');
    const state = async () => (await readUser(userId))?.secondFactorFrom;
    return { given: { body: { email, reason } }, subject: userId, state };
  },
  inviteStaff: async () => {
    const email = newEmail('colleague');
    const subject = async () => (await readEmailClaim(email))?.userId ?? 'nobody';
    const given = { body: { displayName: 'Priya Nair', email, role: 'support' } };
    return { given, subject, state: () => readEmailClaim(email) };
  },
  inviteStaffAgain: async () => {
    const id = await plantStaff(newEmail('staff'));
    return { given: { params: { id } }, subject: id, state: async () => (await readUser(id))?.enrollmentHash };
  },
  changeStaffRole: async () => {
    const { userId: id } = await newStaff('Other');
    const state = async () => (await readUser(id))?.staffRole;
    return { given: { params: { id }, body: { role: 'finance' } }, subject: id, state };
  },
  removeStaff: async () => {
    const { userId: id } = await newStaff('Leaver');
    return { given: { params: { id }, body: { reason } }, subject: id, state: () => readUser(id) };
  },
  exportAccounts: async () => {
    const given = { body: { group: 'companies', search: 'nobody is called so' } };
    return { given, subject: 'companies', state: async () => undefined };
  },
  exportAuditEntries: async () => {
    const given = { body: { action: 'warn account' } };
    return { given, subject: 'history', state: async () => undefined };
  },
  changeProduct: async () => {
    const slug = 'candidate_job_briefing';
    const price = (await readProduct(slug)).amount;
    const given = { params: { slug }, body: { amount: price + 100 } };
    return { given, subject: slug, state: async () => (await readProduct(slug)).amount };
  },
  refundPayment: refund,
  declinePaymentReport: async () => {
    const company = await newCompany();
    const { id } = await unlockSomebody(company);
    await company.api.post('/api/payment/report', { id, reason: 'The number is dead' });
    const given = { params: { id }, body: { reason } };
    return { given, subject: company.profileId, state: async () => (await readPaymentReport(id))?.state };
  },
  createUser: async () => {
    const email = newEmail('made-by-staff');
    const subject = async () => (await readEmailClaim(email))?.userId ?? 'nobody';
    return { given: { body: { email, password: PASSWORD } }, subject, state: () => readEmailClaim(email) };
  },
  deleteUser: async () => {
    const { userId, profileId } = await newSeeker();
    return { given: { params: { id: userId }, body: { reason } }, subject: profileId, state: () => readUser(userId) };
  },
};

/** Written by hand: the right that each action requires, if not every role may, its budget, and its audit entries. */
export type StaffActionTerms = { right?: StaffRight; budget: NamedBudget; actions: readonly AuditedAction[] };

export const staffActionTerms: Readonly<Record<string, StaffActionTerms>> = {
  answerSupportRequest: { right: 'handleRequests', budget: 'answer-request', actions: ['answer request'] },
  moveSupportRequest: { right: 'handleRequests', budget: 'answer-request', actions: ['move request'] },
  suspendAccount: { right: 'handleRequests', budget: 'change-account', actions: ['suspend account'] },
  reinstateAccount: { right: 'handleRequests', budget: 'change-account', actions: ['reinstate account'] },
  sendSetUpLink: { right: 'handleRequests', budget: 'change-account', actions: ['send set-up link'] },
  sendSignUpLink: { right: 'handleRequests', budget: 'change-account', actions: ['send set-up link'] },
  signOutUser: { right: 'handleRequests', budget: 'change-account', actions: ['sign out user'] },
  changeUserEmail: { right: 'handleRequests', budget: 'change-account', actions: ['change user email'] },
  tryUserMailAgain: { right: 'handleRequests', budget: 'change-account', actions: ['try mail again'] },
  closeAccount: { right: 'closeAccounts', budget: 'change-account', actions: ['delete user'] },
  readReported: { right: 'handleRequests', budget: 'read-report', actions: ['read report'] },
  readDocument: { right: 'handleRequests', budget: 'check-document', actions: ['read document'] },
  decideDocument: { right: 'handleRequests', budget: 'check-document', actions: ['reject document'] },
  closeReport: { right: 'handleRequests', budget: 'decide-report', actions: ['close report'] },
  decideReport: { right: 'handleRequests', budget: 'decide-report', actions: ['warn account', 'close report'] },
  restoreReported: { right: 'handleRequests', budget: 'decide-report', actions: ['restore job'] },
  takeTask: { budget: 'staff-task', actions: ['take task'] },
  releaseTask: { budget: 'staff-task', actions: ['release task'] },
  addTaskNote: { budget: 'staff-task', actions: ['add task note'] },
  changeSettings: { right: 'changeSettings', budget: 'change-site', actions: ['change setting'] },
  resetSecondFactor: { right: 'manageStaff', budget: 'reset-second-factor', actions: ['reset second factor'] },
  inviteStaff: { right: 'manageStaff', budget: 'invite-staff', actions: ['invite colleague'] },
  inviteStaffAgain: { right: 'manageStaff', budget: 'invite-staff', actions: ['invite colleague'] },
  changeStaffRole: { right: 'manageStaff', budget: 'change-colleague', actions: ['change staff role'] },
  removeStaff: { right: 'manageStaff', budget: 'change-colleague', actions: ['delete user'] },
  exportAccounts: { right: 'exportAccounts', budget: 'export-accounts', actions: ['export accounts'] },
  exportAuditEntries: { right: 'exportAccounts', budget: 'export-accounts', actions: ['export history'] },
  changeProduct: { right: 'changePrices', budget: 'change-site', actions: ['change product'] },
  refundPayment: { right: 'refundReports', budget: 'refund', actions: ['refund payment'] },
  declinePaymentReport: { right: 'refundReports', budget: 'decline-unlock', actions: ['decline payment report'] },
  createUser: { right: 'closeAccounts', budget: 'change-account', actions: ['create user'] },
  deleteUser: { right: 'closeAccounts', budget: 'change-account', actions: ['delete user'] },
};
