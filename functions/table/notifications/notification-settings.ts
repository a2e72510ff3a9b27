import {
  defaultNotificationSettings,
  matchMails,
  type NotificationSettings as Settings,
} from '@plumbline/shared/options/notification-kinds';
import {
  $set,
  BatchGetRequest,
  boolean,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  map,
  number,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { ConditionFailed, isConditionFailure } from '../core/transact.ts';

/** The settings that a user changed from the defaults [TBX-04]. */
export const NotificationSettings = new Entity({
  name: 'NotificationSettings',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    newApplicant: boolean().optional(),
    applicationAnswered: boolean().optional(),
    briefingReceived: boolean().optional(),
    briefingAnswered: boolean().optional(),
    jobReceived: boolean().optional(),
    newMatch: string()
      .enum(...matchMails)
      .optional(),
    projectConnection: boolean().optional(),
    connectionAccepted: boolean().optional(),
    documentExpires: boolean().optional(),
    reachQuestion: boolean().optional(),
    windowEnded: boolean().optional(),
    jobUnpaid: boolean().optional(),
    interview: boolean().optional(),
    messageReceived: boolean().optional(),
    /** The kinds of push notifications that the user turned on or off, and the devices that get them. */
    push: map({
      kinds: map({
        applicationAnswered: boolean().optional(),
        briefingReceived: boolean().optional(),
        messageReceived: boolean().optional(),
        newMatch: boolean().optional(),
        newApplicant: boolean().optional(),
        briefingAnswered: boolean().optional(),
        interview: boolean().optional(),
      }),
      devices: list(
        map({
          id: string(),
          endpoint: string(),
          p256dh: string(),
          auth: string(),
          /** The public key with which the browser subscribed. */
          publicKey: string(),
          kind: string(),
          browser: string(),
          addedAt: string(),
        }),
      ),
      /** Counts the changes, so that of two concurrent ones none is lost. */
      changes: number(),
    }).optional(),
  }),
  computeKey: keyTemplate('USER#{userId}', 'NOTIFICATION-SETTINGS'),
});

export type StoredPush = NonNullable<FormattedItem<typeof NotificationSettings>['push']>;
export type StoredDevice = StoredPush['devices'][number];
export type UserSettings = Settings & { push?: StoredPush | undefined };

/** Returns the settings of an item; the defaults of a user who changed none. */
export const withDefaults = (found: FormattedItem<typeof NotificationSettings> | undefined): UserSettings => {
  const { userId: _, ...set } = found ?? { userId: '' };
  return { ...defaultNotificationSettings, ...set };
};

export const readNotificationSettings = async (userId: string): Promise<UserSettings> =>
  withDefaults(
    (await NotificationSettings.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item,
  );

export const settingsRequest = (userId: string) => NotificationSettings.build(BatchGetRequest).key({ userId });

/** Returns the settings of several users, in one request. */
export const readSettingsOfUsers = async (userIds: readonly string[]): Promise<UserSettings[]> => {
  const { found } = await batchGet({ found: userIds.map(settingsRequest) });
  return found.map(withDefaults);
};

export type SettingChanges = Partial<Omit<Settings, 'receipts'>>;

export const changeNotificationSettings = async (userId: string, changes: SettingChanges): Promise<Settings> => {
  const { Attributes: after } = await NotificationSettings.build(UpdateItemCommand)
    .item({ userId, ...changes })
    .options({ returnValues: 'ALL_NEW' })
    .send();
  return withDefaults(after);
};

/** Stores the push settings of a user. Throws `ConditionFailed` when they changed since `previous` was read. */
export const putPush = async (userId: string, push: StoredPush, previous: StoredPush | undefined): Promise<void> => {
  try {
    await NotificationSettings.build(UpdateItemCommand)
      .item({ userId, push: $set({ ...push, changes: (previous?.changes ?? 0) + 1 }) })
      .options({
        condition: previous ? { attr: 'push.changes', eq: previous.changes } : { attr: 'push', exists: false },
      })
      .send();
  } catch (error) {
    if (isConditionFailure(error)) throw new ConditionFailed([0]);
    throw error;
  }
};
