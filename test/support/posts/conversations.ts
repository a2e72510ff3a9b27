import { randomBytes } from 'node:crypto';
import { DeleteItemCommand } from 'dynamodb-toolbox';
import { nowIso } from '../../../functions/platform/clock.ts';
import {
  ContactAccess,
  contactAccessRequest,
  putContactAccess,
} from '../../../functions/table/access/contact-access.ts';
import { batchGet } from '../../../functions/table/core/batch-get.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { sendForm } from '../files/send-form.ts';
import type { Person } from '../people/people.ts';

export const newMessageKey = (): string => randomBytes(12).toString('hex');

/** Opens the details of two people to each other, as a granted access does. */
export const connect = async (one: Person, other: Person): Promise<void> => {
  for (const [viewer, subject] of [
    [one, other],
    [other, one],
  ] as const) {
    const { found } = await batchGet({ found: [contactAccessRequest(viewer.profileId, subject.profileId)] });
    if (found[0]) continue;
    const access = { viewer: viewer.profileId, subject: subject.profileId, userId: viewer.userId } as const;
    await transact(putContactAccess({ ...access, date: nowIso(), reason: 'application' }));
  }
};

export const write = (from: Person, to: Person, text: string, key = newMessageKey()) =>
  from.api.post(`/api/messages/${to.profileId}`, { text, key });

/** The state of a conversation in the list of one side; 'removed' when it is absent. */
export const conversationLook = async (side: Person, other: Person): Promise<string> => {
  const { results } = (await side.api.get('/api/messages')).body;
  const row = results.find(({ profile }: { profile: string }) => profile === other.profileId);
  if (!row) return 'removed';
  return row.state === 'open' ? 'kept' : row.state;
};

/** Closes the details of two people to each other. */
export const disconnect = async (one: Person, other: Person): Promise<void> => {
  for (const [viewer, subject] of [
    [one.profileId, other.profileId],
    [other.profileId, one.profileId],
  ] as const) {
    await ContactAccess.build(DeleteItemCommand).key({ viewer, subject }).send();
  }
};

export const startAttachment = (from: Person, to: Person, fields: object = {}) =>
  from.api.post(`/api/messages/${to.profileId}/attachments`, { name: 'Drawing.pdf', size: 1000, ...fields });
export const finishAttachment = (from: Person, to: Person, id: string) =>
  from.api.post(`/api/messages/${to.profileId}/attachments/${id}`);
export const openAttachment = (by: Person, other: Person, id: string) =>
  by.api.get(`/api/messages/${other.profileId}/attachments/${id}`);

/** A checked file without a message yet. */
export const attach = async (from: Person, to: Person, { name, bytes }: { name: string; bytes: Buffer }) => {
  const { body: form } = await startAttachment(from, to, { name, size: bytes.length });
  const sent = await sendForm(form, bytes);
  if (sent.status !== 204) throw new Error(`The bucket answered ${sent.status}: ${await sent.text()}`);
  const { status, body } = await finishAttachment(from, to, form.id);
  if (status !== 201) throw new Error(`An attachment answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
