import { listingsOf, putListing } from '@plumbline/functions/table/accounts/account-listing';
import { newSupportRequest } from '@plumbline/functions/table/accounts/support-request';
import { demoSeekers } from '../people/demo-seekers.ts';
import { daysBefore } from '../world/dates.ts';
import type { DemoWorld } from '../world/records.ts';
import { type Item, itemOf } from './items.ts';
import { companyItems } from './partner-items.ts';
import { schoolItems } from './school-items.ts';

/** Returns the staff's lists of accounts that the projector would make. */
const listingItems = (world: DemoWorld): Item[] =>
  [...companyItems(world), ...schoolItems(world), ...demoSeekers(world)]
    .flatMap(listingsOf)
    .map((listing) => itemOf(putListing(listing)));

const MINUTES_BETWEEN = 37;

/** Returns three support requests of demo users, latest first. One is answered. */
const supportItems = ({ accounts }: DemoWorld, now: Date): Item[] => {
  const staff = accounts.find(({ kind }) => kind === 'support')?.displayName ?? '';
  const texts: Record<'provider' | 'vendor' | 'candidate', string> = {
    candidate: 'My phone number changed. Do the companies I applied to see the new one?',
    provider: 'Our last receipt shows our old address. Where can we change it?',
    vendor: 'Can two people of our company use the same account?',
  };
  return Object.entries(texts).flatMap(([kind, data], at): Item[] => {
    const account = accounts.find((each) => each.kind === kind);
    if (!account?.profileId) return [];
    const { email, profileId } = account;
    const date = daysBefore(now, at, MINUTES_BETWEEN * (at + 1));
    const isAnswered = kind === 'vendor';
    const reply = {
      staff,
      date: daysBefore(now, at, MINUTES_BETWEEN),
      text: 'Yes: invite them under Users Management.',
    };
    // The id of the account is also the id of the request, so that a reset creates the same request again.
    const request = { id: account.id, email, profileId, data, date };
    const answered = { ...request, state: 'answered' as const, replies: [reply], version: 1 };
    return newSupportRequest(isAnswered ? answered : request).map(itemOf);
  });
};

/** Returns the data of the staff's pages: the lists of accounts and the support requests. */
export const staffItems = (world: DemoWorld, now: Date): Item[] => [
  ...listingItems(world),
  ...supportItems(world, now),
];
