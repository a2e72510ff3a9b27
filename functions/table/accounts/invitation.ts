import { DeleteTransaction, GetItemCommand, item, PutTransaction, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * A company's invitation of an address. It exists once, although its e-mail can be sent again. The address stays free
 * until the invitation is accepted, so that an invitation can't block someone's own sign-up.
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

/** Stores an invitation; fails when the company has invited the address before. */
export const putInvitation = (company: string, email: string, userId: string) =>
  Invitation.build(PutTransaction)
    .item({ company, email, userId })
    .options({ condition: { attr: 'email', exists: false } });

export const deleteInvitation = (company: string, email: string) =>
  Invitation.build(DeleteTransaction).key({ company, email });
