import * as contract from '@plumbline/shared/contracts/messages/messages';
import { operation } from '../../http/operation.ts';
import { storeMessage } from '../../services/messages/store-message.ts';
import { messageViews } from './message-view.ts';

export const sendMessage = operation(contract.sendMessage, async ({ params, body, caller }) => {
  const stored = await storeMessage(params.id, body, caller);
  const [view] = await messageViews(caller, [stored]);
  return view!;
});
