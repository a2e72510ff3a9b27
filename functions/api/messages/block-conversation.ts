import * as contract from '@plumbline/shared/contracts/messages/messages';
import { operation } from '../../http/operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { readOwnConversation } from '../../services/visibility/own-conversation.ts';
import { setBlocked } from '../../table/messages/conversation.ts';

export const blockConversation = operation(contract.blockConversation, async ({ params, body, caller }) => {
  const { self, other, own } = await readOwnConversation(caller, params.id);
  if (Boolean(own?.blockedAt) !== body.blocked) await setBlocked(self, other, body.blocked ? nowIso() : undefined);
  return { success: true };
});
