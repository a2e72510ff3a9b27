import { Referral } from '@plumbline/functions/table/accounts/referral';
import { type CompanyProfileItem, putCompanyProfile } from '@plumbline/functions/table/profiles/profile';
import { putProfileText } from '@plumbline/functions/table/profiles/profile-text';
import { PutTransaction } from 'dynamodb-toolbox';
import type { DemoWorld } from '../world/records.ts';
import type { Put } from './items.ts';

/** Returns the profiles of the schools. */
export const schoolItems = ({ schools }: DemoWorld): CompanyProfileItem[] =>
  schools.map(({ description: _, primaryUser, tradesTaught, students: __, ...school }) => ({
    ...school,
    company: { tradesTaught },
    complete: true,
    primaryUser: primaryUser.id,
    primaryUserName: primaryUser.displayName,
    updatedAt: school.createdAt,
  }));

/** Returns the writes of the schools, with the number of sign-ups by their links. */
export const schoolWrites = (world: DemoWorld): Put[] => [
  ...schoolItems(world).map((school) => putCompanyProfile(school)),
  ...world.schools.flatMap(({ id, description, students }) => [
    putProfileText({ id, description }),
    Referral.build(PutTransaction).item({ referrer: id, confirmed: students }),
  ]),
];
