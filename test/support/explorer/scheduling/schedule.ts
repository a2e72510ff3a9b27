import type { ProductSlug } from '@plumbline/shared/options/products';
import { setClockOffset } from '../../../../functions/platform/clock.ts';
import { handler as reconcile } from '../../../../functions/schedules/reconcile-payments.ts';
import { bank, buyer, dashboard, pricing, reconciler, rivalWindow, staff } from '../actors.ts';
import { accountDeleter, jobDeleter, seekerHiding, seekerSigningIn } from '../fault-actors.ts';
import { problemsOf } from '../invariants.ts';
import { type FaultKind, faultKinds } from '../io.ts';
import { createRandom, type Random } from '../random.ts';
import { createPaymentStream, mailReceipts } from '../receipts.ts';
import type { Runner } from '../runner.ts';
import { advance, HOUR_MS, type Session } from '../session.ts';
import { collect, deliver, releaseLate } from '../webhook-delivery.ts';
import { COMPANY, RIVAL } from '../world.ts';
import { Scheduler } from './scheduler.ts';
import { createWatch } from './windows.ts';

export type Plan = { seed: number; slug: ProductSlug; faults?: ReadonlyMap<number, FaultKind> };
export type Run = { calls: number; faults: number; mails: number; violations: string[]; trace: readonly string[] };

/** Calls at which random faults may happen; longer schedules have fewer faults towards their end. */
const FAULTS_WITHIN = 70;
/**
 * Due work is checked again at twice its age, so this number of rounds reaches everything, abandoned intents included.
 */
const HEALING_HOURS = [1, 3, 12, 48, 8 * 24, 20 * 24, 60 * 24];

const chanceFaults = (random: Random): Map<number, FaultKind> => {
  const count = random.chance(0.3) ? 0 : 1 + random.below(4);
  return new Map(Array.from({ length: count }, () => [1 + random.below(FAULTS_WITHIN), random.pick(faultKinds)]));
};

const startAll = (session: Session): void => {
  const { random, isPlain, slug } = session;
  buyer(session);
  if (isPlain) return;
  if (random.chance(0.5)) buyer(session, COMPANY, 'second-tab');
  if (random.chance(slug === 'skilled_worker_priority_access' ? 0.8 : 0.15)) buyer(session, RIVAL, 'rival-tab');
  if (random.chance(0.3)) rivalWindow(session);
  if (random.chance(0.3)) reconciler(session);
  if (random.chance(0.12)) dashboard(session);
  if (random.chance(0.08)) bank(session);
  if (random.chance(0.08)) staff(session);
  if (random.chance(0.1)) pricing(session);
  if (random.chance(0.15)) jobDeleter(session);
  if (random.chance(0.15)) seekerSigningIn(session);
  if (random.chance(0.15)) seekerHiding(session);
  if (random.chance(0.15)) accountDeleter(session);
  if (random.chance(0.04)) for (let tab = 3; tab < 11; tab += 1) buyer(session, COMPANY, `tab-${tab}`);
};

/** Days later: delayed events come, a company buys again, disputes end. */
const startLate = (session: Session): void => {
  const { random } = session;
  releaseLate(session);
  if (random.chance(0.4)) buyer(session, random.pick([COMPANY, RIVAL]), 'days-later');
  if (random.chance(0.4)) reconciler(session);
  if (random.chance(0.3)) bank(session);
};

/** No more faults: Stripe sends its remaining events, and reconciliation runs until nothing is due. */
const heal = async (session: Session): Promise<void> => {
  for (const hours of HEALING_HOURS) {
    collect(session, false);
    for (const [id, { fate, received }] of session.events) if (fate !== 'lost' && !received) await deliver(session, id);
    if (!session.store.ofEntity('Payment').some(({ gsi3pk }) => gsi3pk)) break;
    advance(session, hours * HOUR_MS);
    await reconcile();
  }
  collect(session, false);
};

/** The faults of a plan that come after `calls` calls, counted from there. */
const laterThan = (calls: number, faults: ReadonlyMap<number, FaultKind>): Map<number, FaultKind> =>
  new Map([...faults].flatMap(([call, kind]) => (call > calls ? [[call - calls, kind]] : [])));

/** Runs one schedule to its end; the same plan always runs the same way. */
export const playSchedule = async (runner: Runner, { seed, slug, faults }: Plan): Promise<Run> => {
  const random = createRandom(seed);
  const { boundary, store, stripe, postOffice } = runner;
  const watch = createWatch(store);
  const payments = createPaymentStream();
  await runner.prepare(slug, (item) => {
    watch.saw(item);
    payments.saw(item);
  });
  const scheduler = new Scheduler(random);
  const session: Session = {
    slug,
    random,
    scheduler,
    boundary,
    store,
    stripe,
    postOffice,
    events: new Map(),
    violations: [],
    isPlain: faults !== undefined,
    mayRefund: false,
    clockMs: 0,
  };
  setClockOffset(0);
  boundary.open(scheduler, faults ?? chanceFaults(random));
  startAll(session);
  await scheduler.run();
  if (!session.isPlain && random.chance(0.6)) {
    advance(session, (1 + random.below(100)) * HOUR_MS);
    startLate(session);
    await scheduler.run();
  }
  const { calls, faultsMet } = boundary;
  boundary.close();
  await heal(session);
  const violations = [
    ...session.violations,
    ...(await problemsOf(session, watch.granted)),
    ...watch.overlaps(session),
    ...watch.toNobody,
    ...watch.inOtherWindows,
  ];
  const mailFaults = faults ? laterThan(calls, faults) : chanceFaults(random);
  const told = await mailReceipts(session, payments.changes, mailFaults);
  return {
    calls: calls + told.calls,
    faults: faultsMet + told.faults,
    mails: told.mails,
    violations: [...violations, ...told.problems],
    trace: scheduler.trace,
  };
};
