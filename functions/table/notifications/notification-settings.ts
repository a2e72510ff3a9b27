import {
  defaultNotificationSettings,
  matchMails,
  type NotificationSettings as Settings,
} from '@plumbline/shared/options/notification-kinds';
import {
  BatchGetRequest,
  boolean,
  type FormattedItem,
  GetItemCommand,
  item,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

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
    messageReceived: boolean().optional(),
  }),
  computeKey: keyTemplate('USER#{userId}', 'NOTIFICATION-SETTINGS'),
});

const withDefaults = (found: FormattedItem<typeof NotificationSettings> | undefined): Settings => {
  const { userId: _, ...set } = found ?? { userId: '' };
  return { ...defaultNotificationSettings, ...set };
};

export const readNotificationSettings = async (userId: string): Promise<Settings> =>
  withDefaults(
    (await NotificationSettings.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item,
  );

/** Returns the settings of several users, in one request. */
export const readSettingsOfUsers = async (userIds: readonly string[]): Promise<Settings[]> => {
  const { found } = await batchGet({
    found: userIds.map((userId) => NotificationSettings.build(BatchGetRequest).key({ userId })),
  });
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
