import { groupHandler } from '../../http/group-handler.ts';
import { blockCompany, listBlocks, unblockCompany } from './blocks.ts';
import { getBriefing, listBriefings, listJobsReceived, sendBriefing } from './briefings/briefings.ts';
import {
  grantCompanyAccess,
  rejectCompanyAccess,
  requestCompanyAccess,
  withdrawApplication,
} from './company-access.ts';
import {
  answerInterview,
  getInterview,
  getInterviewFile,
  listCompanyInterviews,
  listInterviews,
  proposeInterview,
} from './interviews.ts';
import { answerInvitation, inviteCompanies, inviteCompany } from './invitations.ts';
import { listOperations } from './list-access-entries.ts';
import { listConnections } from './list-connections.ts';
import { answerReach, getReachQuestion } from './reach.ts';
import { grantSeekerAccess, rejectSeekerAccess, requestSeekerAccess } from './seeker-access.ts';
import { setWindowReminder } from './window-reminder.ts';

export const handler = groupHandler('access', [
  requestSeekerAccess,
  grantSeekerAccess,
  rejectSeekerAccess,
  requestCompanyAccess,
  grantCompanyAccess,
  rejectCompanyAccess,
  listBriefings,
  getBriefing,
  sendBriefing,
  listJobsReceived,
  withdrawApplication,
  listBlocks,
  blockCompany,
  unblockCompany,
  getReachQuestion,
  answerReach,
  setWindowReminder,
  listConnections,
  inviteCompany,
  inviteCompanies,
  answerInvitation,
  getInterview,
  getInterviewFile,
  listInterviews,
  listCompanyInterviews,
  proposeInterview,
  answerInterview,
  ...listOperations,
]);
