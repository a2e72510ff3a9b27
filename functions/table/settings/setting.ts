import type { Announcement } from '@plumbline/shared/contracts/notifications/announcement';
import { DEFAULT_EXPIRATION_HOURS } from '@plumbline/shared/options/limits';
import {
  BatchGetRequest,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  number,
  PutItemCommand,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * Settings for the whole product, changed by staff or operators: a number or a list of texts. The texts of the
 * announcement are one for each language.
 */
export const Setting = new Entity({
  name: 'Setting',
  table,
  timestamps: false,
  schema: item({
    name: string().enum('expirationHours', 'blockedDomains', 'blockedWords', 'maintenance', 'announcement').key(),
    value: number().optional(),
    texts: list(string()).optional(),
    /** The last calendar day on which the announcement shows. */
    lastDay: string().optional(),
    /**
     * The version of the setting, which grows with every change; absent in settings written before versions existed.
     */
    version: number().optional(),
  }),
  computeKey: keyTemplate('SETTINGS', '{name}'),
});
export type SettingItem = FormattedItem<typeof Setting>;
type Name = SettingItem['name'];

const readSetting = async (name: Name): Promise<SettingItem> =>
  (await Setting.build(GetItemCommand).key({ name }).send()).Item ?? { name };

const hoursOf = ({ value }: Pick<SettingItem, 'value'>): number => value ?? DEFAULT_EXPIRATION_HOURS;

/** Returns the hours after which a match expires; 0 means never. */
export const readExpirationHours = async (): Promise<number> => hoursOf(await readSetting('expirationHours'));

/** Returns the domains whose e-mail addresses can't sign up. */
export const readBlockedDomains = async (): Promise<string[]> => (await readSetting('blockedDomains')).texts ?? [];

/** Returns the switch that makes the product read-only; its value is 1 when it is on. */
export const readMaintenanceSetting = (): Promise<SettingItem> => readSetting('maintenance');

export const readMaintenance = async (): Promise<boolean> => (await readMaintenanceSetting()).value === 1;

const announcementOf = ({ texts, lastDay }: SettingItem): Announcement | undefined => {
  const [en, es] = texts ?? [];
  return en && es && lastDay ? { en, es, lastDay } : undefined;
};

/**
 * Returns what concerns every page and every change: the announcement, whether operators made the product read-only,
 * and the words and links that staff allow in no public text. One request.
 */
export const readCommonSettings = async () => {
  const names = ['announcement', 'maintenance', 'blockedWords'] as const;
  const { found } = await batchGet({ found: names.map((name) => Setting.build(BatchGetRequest).key({ name })) });
  const [announcement, maintenance, words] = found;
  return {
    announcement: announcement && announcementOf(announcement),
    isReadOnly: maintenance?.value === 1,
    blockedWords: words?.texts ?? [],
  };
};

export const writeExpirationHours = (value: number) =>
  Setting.build(PutItemCommand).item({ name: 'expirationHours', value }).send();

/** Returns all settings with their stored items and values, in one request. */
export const readSettings = async () => {
  const names = ['expirationHours', 'blockedDomains', 'blockedWords', 'announcement'] as const;
  const { found } = await batchGet({ found: names.map((name) => Setting.build(BatchGetRequest).key({ name })) });
  const [hours, domains, words, announcement] = names.map((name, at) => found[at] ?? { name });
  return {
    stored: {
      expirationHours: hours!,
      blockedDomains: domains!,
      blockedWords: words!,
      announcement: announcement!,
    },
    expirationHours: hoursOf(hours!),
    blockedDomains: domains!.texts ?? [],
    blockedWords: words!.texts ?? [],
    announcement: announcementOf(announcement!) ?? null,
  };
};

/** Writes the next version of a setting; fails when it has changed since it was read (`previous`). */
export const putSetting = (previous: SettingItem, value: Pick<SettingItem, 'value' | 'texts' | 'lastDay'>) =>
  Setting.build(PutTransaction)
    .item({ name: previous.name, ...value, version: (previous.version ?? 0) + 1 })
    .options({
      condition:
        previous.version === undefined ? { attr: 'version', exists: false } : { attr: 'version', eq: previous.version },
    });
