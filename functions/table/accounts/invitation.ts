import { DeleteTransaction, GetItemCommand, item, PutTransaction, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * A company has invited an address once, however often it sends the mail. The address stays free until the
 * invitation is accepted, so that no one can block another's sign-up by inviting them.
 */
export const Invitation = new Entity({
  name: 'Invitation',
  table,
  timestamps: false,
  schema: item({ company: string().key(), email: string().key(), userId: string() }),
  computeKey: keyTemplate('PROFILE#{company}', 'INVITATION#{email}'),
});

export const readInvitedUserId = async (company: string, email: string): Promise<string | undefined> =>
  (await Invitation.build(GetItemCommand).key({ company, email }).options({ consistent: true }).send()).Item?.userId;

/** Fails when the company has invited this address before. */
export const putInvitation = (company: string, email: string, userId: string) =>
  Invitation.build(PutTransaction)
    .item({ company, email, userId })
    .options({ condition: { attr: 'email', exists: false } });

export const deleteInvitation = (company: string, email: string) =>
  Invitation.build(DeleteTransaction).key({ company, email });
