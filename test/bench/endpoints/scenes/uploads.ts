import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { sendForm } from '../../../support/files/send-form.ts';
import type { RequestInput } from '../../invoke.ts';
import { ask, type Caller } from './ask.ts';

/** Starts an upload and sends its bytes; returns its id for the call that confirms it. */
export const sentUpload = async (start: Endpoint, given: RequestInput, by: Caller, bytes: Buffer): Promise<string> => {
  const form = await ask(start, given, by);
  const answer = await sendForm(form, bytes);
  if (!answer.ok) throw new Error(`The bucket answered ${answer.status}: ${await answer.text()}`);
  return form.id;
};
