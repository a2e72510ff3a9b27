import * as contract from '@plumbline/shared/contracts/admin/support-requests';
import { canMoveRequest, type RequestState } from '@plumbline/shared/domain/support/request-states';
import type { StaffAction } from '@plumbline/shared/options/staff-actions';
import { operation } from '../../http/operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { auditWrite } from '../../services/audit/audit-write.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import {
  changeSupportRequest,
  readSupportRequest,
  requestState,
  type SupportRequestItem,
} from '../../table/accounts/support-request.ts';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { supportRequestView } from './support-request-view.ts';

type Move = { action: StaffAction; to: RequestState; reply?: string };

/** The request as it is after a move; the mail with a reply follows from what is stored. */
const moved = (request: SupportRequestItem, { to, reply }: Move, staff: Caller, date: string): SupportRequestItem => {
  const { replies = [] } = request;
  if (reply === undefined) return { ...request, state: to };
  if (replies.length >= contract.MAX_REPLIES) throw new ApiError('too_many_replies');
  return { ...request, state: to, replies: [...replies, { staff: staff.displayName, date, text: reply }] };
};

const move = async (id: string, staff: Caller, wanted: Move) => {
  const request = await readSupportRequest(id);
  if (!request) throw new ApiError('support_request_not_found');
  const from = requestState(request);
  if (!canMoveRequest(from, wanted.to)) throw new ApiError('support_request_closed');
  const date = nowIso();
  const next = moved(request, wanted, staff, date);
  const { action, to, reply } = wanted;
  const after = { state: to, ...(reply !== undefined && { reply }) };
  const entry = { action, subject: { type: 'request', id }, before: { state: from }, after } as const;
  try {
    await transact(changeSupportRequest(next, request), auditWrite(staff, entry, date));
  } catch (error) {
    throw isConditionFailure(error) ? new ApiError('support_request_changed') : error;
  }
  return supportRequestView(next);
};

export const answerSupportRequest = operation(contract.answerSupportRequest, ({ params, body, caller }) =>
  move(params.id, caller, { action: 'answer request', to: 'answered', reply: body.text }),
);

export const moveSupportRequest = operation(contract.moveSupportRequest, ({ params, body, caller }) =>
  move(params.id, caller, { action: 'move request', to: body.state }),
);
