import { Referral } from '@plumbline/functions/table/accounts/referral';
import { putStudent } from '@plumbline/functions/table/accounts/student';
import { putNewUser } from '@plumbline/functions/table/accounts/user';
import { type CompanyProfileItem, putCompanyProfile } from '@plumbline/functions/table/profiles/profile';
import { putProfileText } from '@plumbline/functions/table/profiles/profile-text';
import { PutTransaction } from 'dynamodb-toolbox';
import { DEMO_SEEKER_INDEX } from '../people/featured-seekers.ts';
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

/** The students who agreed to be listed, fewer than those who signed up with the link. */
const LISTED = 6;

/** Returns the writes of a school's listed students: job seekers who applied, and their users, who have no sign-in. */
const studentWrites = ({ seekers, applications }: DemoWorld, school: string): Put[] =>
  [...new Set(applications.map(({ seekerIndex }) => seekerIndex))]
    .filter((index) => index !== DEMO_SEEKER_INDEX)
    .slice(0, LISTED)
    .flatMap((index) => seekers.slice(index, index + 1))
    .flatMap(({ id, email, createdAt, primaryUser }) => [
      putNewUser({
        id: primaryUser.id,
        email,
        displayName: primaryUser.displayName,
        role: 'user',
        kind: 'candidate',
        status: 'active',
        language: 'en',
        createdAt,
        profileId: id,
        school,
      }),
      putStudent({ school, since: createdAt, user: primaryUser.id }),
    ]);

/** Returns the writes of the schools, with the number of sign-ups by their links. */
export const schoolWrites = (world: DemoWorld): Put[] => [
  ...schoolItems(world).map((school) => putCompanyProfile(school)),
  ...world.schools.flatMap(({ id, description, students }) => [
    putProfileText({ id, description }),
    Referral.build(PutTransaction).item({ referrer: id, confirmed: students }),
    ...studentWrites(world, id),
  ]),
];
