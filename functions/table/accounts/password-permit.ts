import { DeleteItemCommand, item, number, PutItemCommand, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

/** A user has just proved to know the current password and may set a new one, once [TBX-10]. */
export const PasswordPermit = new Entity({
  name: 'PasswordPermit',
  table,
  timestamps: false,
  schema: item({ userId: string().key(), hash: string(), expiresAt: string(), ttl: number() }),
  computeKey: keyTemplate('USER#{userId}', 'PASSWORD-PERMIT'),
});

/** A later permit takes the place of an earlier one. */
export const putPasswordPermit = (permit: { userId: string; hash: string; expiresAt: string; ttl: number }) =>
  PasswordPermit.build(PutItemCommand).item(permit).send();

/** Uses the permit up; false when there is none, it is another one or, at `at` (ISO), over. */
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
