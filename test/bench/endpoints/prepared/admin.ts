import { addCompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import { requestCompanySupport } from '@plumbline/shared/contracts/accounts/users';
import * as accountActions from '@plumbline/shared/contracts/admin/account-actions';
import { decideReport, restoreReported } from '@plumbline/shared/contracts/admin/decisions';
import { decideDocument, readDocument } from '@plumbline/shared/contracts/admin/documents';
import {
  addTaskNote,
  listQueue,
  readTask,
  releaseTask,
  type StaffTask,
  takeTask,
} from '@plumbline/shared/contracts/admin/queue';
import { readReported } from '@plumbline/shared/contracts/admin/reported';
import { closeReport } from '@plumbline/shared/contracts/admin/reports';
import { resetSecondFactor } from '@plumbline/shared/contracts/admin/second-factor';
import { changeSettings } from '@plumbline/shared/contracts/admin/settings';
import * as colleagues from '@plumbline/shared/contracts/admin/staff-members';
import * as inbox from '@plumbline/shared/contracts/admin/support-requests';
import { reinstateAccount, suspendAccount } from '@plumbline/shared/contracts/admin/suspension';
import { saveDocuments } from '@plumbline/shared/contracts/documents/documents';
import { uploadFile } from '@plumbline/shared/contracts/files/files';
import { createReport } from '@plumbline/shared/contracts/reports/reports';
import * as senders from '@plumbline/shared/contracts/reports/support-request';
import { documentTask } from '@plumbline/shared/domain/support/staff-tasks';
import { newId } from '../../../../functions/platform/ids.ts';
import { mailSignUp } from '../../../../functions/services/accounts/mail-set-up-link.ts';
import { senderPath } from '../../../../functions/services/support/sender-link.ts';
import { readSettings } from '../../../../functions/table/settings/setting.ts';
import { picture } from '../../../support/files/pictures.ts';
import { ask, type Caller } from '../scenes/ask.ts';
import { openJobOf } from '../scenes/jobs.ts';
import { newCompany, newEmail, newSeeker, newStaff } from '../scenes/people.ts';
import { type Preparations, staffOf } from './preparation.ts';

const reason = 'Two disputed payments in one day.';

/** Returns the id of an open task, which is that of its content. */
const idInQueue = async (staff: Caller, kind: string, isIt: (task: StaffTask) => boolean): Promise<{ id: string }> => {
  for (let page = 1; ; page += 1) {
    const { results } = await ask(listQueue, { query: { kind, page: String(page) } }, staff);
    const found = (results as StaffTask[]).find(isIt);
    if (found) return { id: found.id };
    if (results.length === 0) throw new Error(`The queue has no such ${kind}`);
  }
};

/** A support request of a new company that waits for staff. */
const newRequest = async (staff: Caller) => {
  const company = await newCompany();
  await ask(requestCompanySupport, { body: { profileId: company.profileId, data: 'No receipt.' } }, company);
  return idInQueue(staff, 'support', ({ support }) => support?.email === company.email);
};

const newReport = async (staff: Caller) => {
  const [company, reporter] = [await newCompany(), await newSeeker()];
  await ask(createReport, { body: { kind: 'profile', id: company.profileId, reason: 'spam' } }, reporter);
  return idInQueue(staff, 'report', ({ report }) => report?.reporter?.id === reporter.profileId);
};

const newJobReport = async (staff: Caller) => {
  const [company, reporter] = [await newCompany(), await newSeeker()];
  const job = await openJobOf(company);
  await ask(createReport, { body: { kind: 'job', id: job, reason: 'spam' } }, reporter);
  return idInQueue(staff, 'report', ({ report }) => report?.reporter?.id === reporter.profileId);
};
const newColleague = () => ({ email: newEmail('colleague'), displayName: 'Ruth Hershberger', role: 'member' });

/** The task about a new report. */
const newTask = async (staff: Caller) => ({ kind: 'report', ...(await newReport(staff)) });
/** A document of a new worker that waits for staff. */
const newDocumentToCheck = async (staff: Caller) => {
  const worker = await newSeeker();
  const form = new FormData();
  form.append('purpose', 'document');
  form.append('files', new File([new Uint8Array(await picture(60, 40))], 'card.jpg'));
  const [file] = await ask(uploadFile, { form }, worker);
  const documentId = newId();
  const documents = [{ id: documentId, kind: 'osha-10', file: file.id }];
  await ask(saveDocuments, { params: { id: worker.profileId }, body: { documents } }, worker);
  const key = { kind: 'document', id: documentTask(worker.profileId, documentId) };
  const { openedAt: since } = await ask(readTask, { params: key }, staff);
  return { params: { profileId: worker.profileId, documentId }, since };
};

/** The key in the mails about a new request, for its sender. */
const newSenderKey = async (staff: Caller) => {
  const { id } = await newRequest(staff);
  return new URLSearchParams((await senderPath(id)).split('?')[1]).get('key') ?? '';
};

/** The calls that the demo's staff make, and those of a request's sender. */
export const admin: Preparations = {
  [inbox.answerSupportRequest.name]: async (demo) => ({
    by: staffOf(demo),
    params: await newRequest(staffOf(demo)),
    body: { text: 'It is on its way.' },
  }),
  [inbox.moveSupportRequest.name]: async (demo) => ({
    by: staffOf(demo),
    params: await newRequest(staffOf(demo)),
    body: { state: 'closed' },
  }),
  [senders.readSenderRequest.name]: async (demo) => ({ query: { key: await newSenderKey(staffOf(demo)) } }),
  [senders.writeToSupport.name]: async (demo) => ({
    body: { key: await newSenderKey(staffOf(demo)), text: 'It is here now.' },
  }),
  [readReported.name]: async (demo) => ({ by: staffOf(demo), params: await newReport(staffOf(demo)) }),
  [readDocument.name]: async (demo) => {
    const { params } = await newDocumentToCheck(staffOf(demo));
    return { by: staffOf(demo), params };
  },
  [decideDocument.name]: async (demo) => {
    const { params, since } = await newDocumentToCheck(staffOf(demo));
    return { by: staffOf(demo), params, body: { decision: 'rejected', reason, since } };
  },
  [closeReport.name]: async (demo) => ({
    by: staffOf(demo),
    params: await newReport(staffOf(demo)),
    body: { outcome: 'kept', note: 'A mistake.' },
  }),
  [decideReport.name]: async (demo) => ({
    by: staffOf(demo),
    params: await newReport(staffOf(demo)),
    body: { warn: true, suspension: { scope: 'posts', until: '' }, reason },
  }),
  [restoreReported.name]: async (demo) => {
    const params = await newJobReport(staffOf(demo));
    await ask(decideReport, { params, body: { post: true, reason } }, staffOf(demo));
    return { by: staffOf(demo), params, body: { reason } };
  },
  [takeTask.name]: async (demo) => ({ by: staffOf(demo), params: await newTask(staffOf(demo)) }),
  [releaseTask.name]: async (demo) => {
    const params = await newTask(staffOf(demo));
    await ask(takeTask, { params }, staffOf(demo));
    return { by: staffOf(demo), params };
  },
  [addTaskNote.name]: async (demo) => ({
    by: staffOf(demo),
    params: await newTask(staffOf(demo)),
    body: { text: 'Called them.' },
  }),
  [readTask.name]: async (demo) => ({ by: staffOf(demo), params: await newTask(staffOf(demo)) }),
  [suspendAccount.name]: async (demo) => ({
    by: staffOf(demo),
    params: { id: (await newCompany()).profileId },
    body: { reason },
  }),
  [reinstateAccount.name]: async (demo) => {
    const params = { id: (await newCompany()).profileId };
    await ask(suspendAccount, { params, body: { reason } }, staffOf(demo));
    return { by: staffOf(demo), params, body: { reason } };
  },
  [accountActions.sendSetUpLink.name]: async (demo) => ({
    by: staffOf(demo),
    params: { id: (await ask(addCompanyUser, { body: newColleague() }, await newCompany())).id },
  }),
  [accountActions.sendSignUpLink.name]: async (demo) => {
    const email = newEmail('signed-up');
    await mailSignUp({ email, kind: 'candidate', language: 'en' });
    return { by: staffOf(demo), body: { email } };
  },
  [accountActions.signOutUser.name]: async (demo) => ({
    by: staffOf(demo),
    params: { id: (await newSeeker()).id },
    body: { reason },
  }),
  [accountActions.changeUserEmail.name]: async (demo) => ({
    by: staffOf(demo),
    params: { id: (await newSeeker()).id },
    body: { email: newEmail('moved'), reason },
  }),
  [accountActions.closeAccount.name]: async (demo) => ({
    by: staffOf(demo),
    params: { id: (await newCompany()).profileId },
    body: { reason },
  }),
  [changeSettings.name]: async (demo) => {
    const { expirationHours } = await readSettings();
    return { by: staffOf(demo), body: { expirationHours: expirationHours + 1 } };
  },
  [colleagues.inviteStaff.name]: async (demo) => ({
    by: staffOf(demo),
    body: { displayName: 'Priya Nair', email: newEmail('colleague'), role: 'support' },
  }),
  [colleagues.changeStaffRole.name]: async (demo) => ({
    by: staffOf(demo),
    params: { id: (await newStaff()).id },
    body: { role: 'finance' },
  }),
  [colleagues.removeStaff.name]: async (demo) => ({
    by: staffOf(demo),
    params: { id: (await newStaff()).id },
    body: { reason },
  }),
  [resetSecondFactor.name]: async (demo) => ({
    by: staffOf(demo),
    body: { email: (await newStaff()).email, reason },
  }),
};
