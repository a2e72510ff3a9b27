import { $add, item, number, PutTransaction, string, UpdateTransaction } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/** The number of a company's active owners. Transactions that add or remove an owner update it. */
export const CompanyOwners = new Entity({
  name: 'CompanyOwners',
  table,
  timestamps: false,
  schema: item({ company: string().key(), owners: number() }),
  computeKey: keyTemplate('PROFILE#{company}', 'OWNERS'),
});

export const putFirstOwner = (company: string) => CompanyOwners.build(PutTransaction).item({ company, owners: 1 });

export const addOwner = (company: string) => CompanyOwners.build(UpdateTransaction).item({ company, owners: $add(1) });

/** Subtracts an owner; fails for the last one. */
export const removeOwner = (company: string) =>
  CompanyOwners.build(UpdateTransaction)
    .item({ company, owners: $add(-1) })
    .options({ condition: { attr: 'owners', gt: 1 } });

/** Subtracts the last owner of a company that closes; fails when there is another owner. */
export const dropLastOwner = (company: string) =>
  CompanyOwners.build(UpdateTransaction)
    .item({ company, owners: $add(-1) })
    .options({ condition: { attr: 'owners', eq: 1 } });
