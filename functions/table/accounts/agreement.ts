import { LANGUAGES } from '@plumbline/shared/options/languages';
import { type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/** That a user agreed to a version of the terms and the privacy policy. Earlier agreements stay. */
export const Agreement = new Entity({
  name: 'Agreement',
  table,
  timestamps: false,
  schema: item({
    user: string().key(),
    /** The version's day, such as 2026-11-28. */
    version: string().key(),
    /** When the user agreed (ISO). */
    date: string(),
    /** The language in which the user read the texts. */
    language: string().enum(...LANGUAGES),
  }),
  computeKey: keyTemplate('USER#{user}', 'AGREEMENT#{version}'),
});
export type AgreementItem = FormattedItem<typeof Agreement>;

/** Stores an agreement; fails when the user has agreed to the version already. */
export const putAgreement = (agreement: AgreementItem) =>
  Agreement.build(PutTransaction)
    .item(agreement)
    .options({ condition: { attr: 'user', exists: false } });
