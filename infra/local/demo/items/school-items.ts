import { Referral } from '@plumbline/functions/table/accounts/referral';
import { putCompanyProfile } from '@plumbline/functions/table/profiles/profile';
import { putProfileText } from '@plumbline/functions/table/profiles/profile-text';
import { PutTransaction } from 'dynamodb-toolbox';
import type { DemoWorld } from '../world/records.ts';
import type { Put } from './items.ts';

/** The schools, and how many came by their links. */
export const schoolWrites = ({ schools }: DemoWorld): Put[] =>
  schools.flatMap(({ description, primaryUser, tradesTaught, students, ...school }) => [
    putCompanyProfile({
      ...school,
      company: { tradesTaught },
      complete: true,
      primaryUser: primaryUser.id,
      primaryUserName: primaryUser.displayName,
      updatedAt: school.createdAt,
    }),
    putProfileText({ id: school.id, description }),
    Referral.build(PutTransaction).item({ referrer: school.id, confirmed: students }),
  ]);
