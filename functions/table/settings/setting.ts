import { DEFAULT_EXPIRATION_HOURS } from '@plumbline/shared/options/limits';
import { Entity, GetItemCommand, item, number, PutItemCommand, string } from 'dynamodb-toolbox';
import { table } from '../core/table.ts';

/** Settings for the whole product, changed by staff. */
export const Setting = new Entity({
  name: 'Setting',
  table,
  timestamps: false,
  schema: item({ name: string().enum('expirationHours').key(), value: number() }),
  computeKey: ({ name }) => ({ pk: 'SETTINGS', sk: name }),
});

/** Hours a match lasts; 0 = never expires. */
export const readExpirationHours = async (): Promise<number> =>
  (await Setting.build(GetItemCommand).key({ name: 'expirationHours' }).send()).Item?.value ?? DEFAULT_EXPIRATION_HOURS;

export const writeExpirationHours = (value: number) =>
  Setting.build(PutItemCommand).item({ name: 'expirationHours', value }).send();
