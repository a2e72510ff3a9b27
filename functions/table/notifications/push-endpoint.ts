import { DeleteItemCommand, GetItemCommand, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { ConditionFailed, isConditionFailure } from '../core/transact.ts';

/** The user of a device. A browser has one address for all who sign in there, so the last one owns it. */
export const PushEndpoint = new Entity({
  name: 'PushEndpoint',
  table,
  timestamps: false,
  schema: item({ id: string().key(), userId: string() }),
  computeKey: keyTemplate('PUSH-ENDPOINT#{id}', 'PUSH-ENDPOINT'),
});

/** Returns the user of a device, if there is one. */
export const readEndpointUser = async (id: string): Promise<string | undefined> =>
  (await PushEndpoint.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item?.userId;

/** Gives a device to a user. Throws `ConditionFailed` when it no longer belongs to `previous`. */
export const claimEndpoint = async (id: string, userId: string, previous: string | undefined): Promise<void> => {
  try {
    await PushEndpoint.build(PutItemCommand)
      .item({ id, userId })
      .options({
        condition: previous === undefined ? { attr: 'userId', exists: false } : { attr: 'userId', eq: previous },
      })
      .send();
  } catch (error) {
    if (isConditionFailure(error)) throw new ConditionFailed([0]);
    throw error;
  }
};

/** Frees a device, unless another user has it. */
export const freeEndpoint = async (id: string, userId: string): Promise<void> => {
  try {
    await PushEndpoint.build(DeleteItemCommand)
      .key({ id })
      .options({ condition: { attr: 'userId', eq: userId } })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
