import { DeleteItemCommand, item, number, PutItemCommand, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

/** Lets a user who has just proved the current password set a new one, once [TBX-10]. */
export const PasswordPermit = new Entity({
  name: 'PasswordPermit',
  table,
  timestamps: false,
  schema: item({ userId: string().key(), hash: string(), expiresAt: string(), ttl: number() }),
  computeKey: keyTemplate('USER#{userId}', 'PASSWORD-PERMIT'),
});

/** Stores a permit, which replaces an earlier one. */
export const putPasswordPermit = (permit: { userId: string; hash: string; expiresAt: string; ttl: number }) =>
  PasswordPermit.build(PutItemCommand).item(permit).send();

/** Uses up the permit. Returns false when there is none, it has another hash, or it has expired at `at` (ISO). */
export const spendPasswordPermit = async (userId: string, hash: string, at: string): Promise<boolean> => {
  try {
    await PasswordPermit.build(DeleteItemCommand)
      .key({ userId })
      .options({
        condition: {
          and: [
            { attr: 'hash', eq: hash },
            { attr: 'expiresAt', gt: at },
          ],
        },
      })
      .send();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};
