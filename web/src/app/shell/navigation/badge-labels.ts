import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { getBadges } from '@plumbline/shared/contracts/notifications/notifications';
import { msg } from '../../../lib/msg.ts';
import type { NavBadges } from './nav-items.ts';

type Badges = ResponseOf<typeof getBadges>;

/** Each badge with its navigation item and the text that says what is new [SHL-15, SHL-16]. */
const places = [
  { badge: 'findEmployees', item: 'Find employees', label: msg('{{number}} new: applicants or job briefings') },
  { badge: 'findJobs', item: 'Find Jobs', label: msg('{{number}} new: job briefings') },
  { badge: 'tradePartners', item: 'Trade Partners', label: msg('{{number}} new: project requests') },
] as const satisfies readonly { badge: keyof Badges; item: string; label: string }[];

/** The labels of the badges that are on, by the sidebar item's English text. */
export const badgeLabels = (
  badges: Badges | undefined,
  t: (text: string, values: { number: string }) => string,
): NavBadges =>
  Object.fromEntries(
    places
      .filter(({ badge }) => badges?.[badge].isNew)
      .map(({ badge, item, label }) => [item, t(label, { number: badges?.[badge].count ?? '' })]),
  );
