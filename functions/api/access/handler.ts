import { groupHandler } from '../../http/group-handler.ts';
import { blockCompany, unblockCompany } from './blocks/block-company.ts';
import { listBlocks } from './blocks/list-blocks.ts';
import { getBriefing } from './briefings/get-briefing.ts';
import { listBriefings } from './briefings/list-briefings.ts';
import { listJobsReceived } from './briefings/list-jobs-received.ts';
import { sendBriefing } from './briefings/send-briefing.ts';
import {
  grantCompanyAccess,
  rejectCompanyAccess,
  requestCompanyAccess,
  withdrawApplication,
} from './company-access.ts';
import { answerInvitation, inviteCompany } from './invitations.ts';
import { listOperations } from './list-access-entries.ts';
import { listConnections } from './list-connections.ts';
import { answerReach } from './reach/answer-reach.ts';
import { getReachQuestion } from './reach/get-reach-question.ts';
import { grantSeekerAccess, rejectSeekerAccess, requestSeekerAccess } from './seeker-access.ts';

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
