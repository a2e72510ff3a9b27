import { $add, item, number, PutTransaction, string, UpdateTransaction } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/** How many active owners a company has, moved in the transactions that make or unmake one. */
export const CompanyOwners = new Entity({
  name: 'CompanyOwners',
  table,
  timestamps: false,
  schema: item({ company: string().key(), owners: number() }),
  computeKey: keyTemplate('PROFILE#{company}', 'OWNERS'),
});

export const putFirstOwner = (company: string) => CompanyOwners.build(PutTransaction).item({ company, owners: 1 });

export const addOwner = (company: string) => CompanyOwners.build(UpdateTransaction).item({ company, owners: $add(1) });

/** Fails when it is the last one. */
export const removeOwner = (company: string) =>
  CompanyOwners.build(UpdateTransaction)
    .item({ company, owners: $add(-1) })
    .options({ condition: { attr: 'owners', gt: 1 } });

/** For a company that no one is left of; fails when there is another owner after all. */
export const dropLastOwner = (company: string) =>
  CompanyOwners.build(UpdateTransaction)
    .item({ company, owners: $add(-1) })
    .options({ condition: { attr: 'owners', eq: 1 } });
