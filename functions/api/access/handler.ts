import { groupHandler } from '../../http/group-handler.ts';
import { blockCompany, unblockCompany } from './blocks/block-company.ts';
import { listBlocks } from './blocks/list-blocks.ts';
import { getBriefing } from './briefings/get-briefing.ts';
import { listBriefings } from './briefings/list-briefings.ts';
import { listJobsReceived } from './briefings/list-jobs-received.ts';
import { sendBriefing } from './briefings/send-briefing.ts';
import { grantCompanyAccess } from './grant-company-access.ts';
import { grantSeekerAccess } from './grant-seeker-access.ts';
import { answerInvitation } from './invitations/answer-invitation.ts';
import { inviteCompany } from './invitations/invite-company.ts';
import { listOperations } from './list-access-entries.ts';
import { listConnections } from './list-connections.ts';
import { answerReach } from './reach/answer-reach.ts';
import { getReachQuestion } from './reach/get-reach-question.ts';
import { rejectCompanyAccess } from './reject-company-access.ts';
import { rejectSeekerAccess } from './reject-seeker-access.ts';
import { requestCompanyAccess } from './request-company-access.ts';
import { requestSeekerAccess } from './request-seeker-access.ts';
import { withdrawApplication } from './withdraw-application.ts';

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
  listConnections,
  inviteCompany,
  answerInvitation,
  ...listOperations,
]);
