import type { ProductSlug } from '@plumbline/shared/options/products';
import type Stripe from 'stripe';
import { setClockOffset } from '../../../functions/platform/clock.ts';
import type { Store } from '../memory-table/store.ts';
import type { Boundary } from './io.ts';
import type { PostOffice } from './mailbox.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduling/scheduler.ts';
import type { StripeSide } from './stripe-side.ts';

export const HOUR_MS = 3_600_000;

/** The objects that one schedule works on. */
export type Session = {
  slug: ProductSlug;
  random: Random;
  scheduler: Scheduler;
  boundary: Boundary;
  store: Store;
  stripe: StripeSide;
  postOffice: PostOffice;
  /** Seen events, and how each is delivered. */
  events: Map<string, { event: Stripe.Event; fate: 'soon' | 'late' | 'lost'; received: boolean }>;
  violations: string[];
  /** Nothing random except the order: one buyer who pays and returns, every event once. */
  isPlain: boolean;
  /** Refunds, or makes something undeliverable during its payment. */
  mayRefund: boolean;
  clockMs: number;
};

export const advance = (session: Session, ms: number): void => {
  session.clockMs += ms;
  setClockOffset(session.clockMs);
};

/** Lets other tasks continue for a while. */
export const pause = async ({ random, scheduler }: Session, most: number): Promise<void> => {
  for (let left = random.below(most + 1); left > 0; left -= 1) await scheduler.step('pause');
};
