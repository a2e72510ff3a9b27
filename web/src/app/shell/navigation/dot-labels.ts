import type { AnswerOf } from '@plumbline/shared/contracts/endpoint';
import type { getDots } from '@plumbline/shared/contracts/toolbox';
import { msg } from '../../../lib/msg.ts';
import type { NavDots } from './nav-items.ts';

type Dots = AnswerOf<typeof getDots>;

/** The item each dot stands at, and what it says is new [SHL-15, SHL-16]. */
const places = [
  { dot: 'findEmployees', item: 'Find employees', label: msg('{{number}} new: applicants or job briefings') },
  { dot: 'findJobs', item: 'Find Jobs', label: msg('{{number}} new: job briefings') },
  { dot: 'tradePartners', item: 'Trade Partners', label: msg('{{number}} new: project requests') },
] as const satisfies readonly { dot: keyof Dots; item: string; label: string }[];

/** The labels of the dots that are on, by the sidebar item's English text. */
export const dotLabels = (dots: Dots | undefined, t: (text: string, values: { number: string }) => string): NavDots =>
  Object.fromEntries(
    places
      .filter(({ dot }) => dots?.[dot].isNew)
      .map(({ dot, item, label }) => [item, t(label, { number: dots?.[dot].count ?? '' })]),
  );
