import { isPayable } from '@plumbline/shared/domain/money/payment-states';
import Stripe from 'stripe';
import { receiveStripeEvent } from '../../../functions/api/payments/receive-stripe-event.ts';
import { now } from '../../../functions/platform/clock.ts';
import type { PaymentItem } from '../../../functions/table/payments/payment.ts';
import { type Outcome, request } from './io.ts';
import { pause, type Session } from './session.ts';
import { WEBHOOK_SECRET } from './stripe-side.ts';

const HEARD_OF: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];

const ABOUT_MONEY: readonly string[] = ['charge.refunded', 'charge.dispute.created', 'charge.dispute.closed'];

const MOST_TRIES = 3;

/** Hands an event to the webhook, signed at this moment. */
const post = async (event: Stripe.Event): Promise<Outcome<unknown>> => {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(now().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp });
  const given = { rawBody: payload, headers: { 'stripe-signature': signature } };
  return request(() => receiveStripeEvent.run(given as never));
};

/** A success must not be returned before the effect is durable. */
const checkDurable = ({ store, violations }: Session, event: Stripe.Event): void => {
  if (event.type !== 'payment_intent.succeeded') return;
  const key = { pk: `PAYMENT#${event.data.object.id}`, sk: 'PAYMENT' };
  const payment = store.get(key) as PaymentItem | undefined;
  if (payment && isPayable(payment.state)) violations.push('a webhook was answered before its effect was durable');
};

export const deliver = async (session: Session, id: string): Promise<void> => {
  const known = session.events.get(id);
  if (!known) return;
  const outcome = await post(known.event);
  if (outcome === 'crashed' || !('answer' in outcome)) return;
  known.received = true;
  checkDurable(session, known.event);
};

const deliverSoon = (session: Session, id: string): void => {
  const copies = session.isPlain || session.random.chance(0.6) ? 1 : 2 + session.random.below(2);
  for (let copy = 0; copy < copies; copy += 1) {
    session.scheduler.start(async () => {
      await pause(session, session.isPlain ? 0 : 20);
      for (let tries = 0; tries < MOST_TRIES && !(tries && session.events.get(id)?.received); tries += 1) {
        await deliver(session, id);
      }
    });
  }
};

/** Only what reconciliation can find out by itself may be lost permanently. */
const fateOf = ({ isPlain, random }: Session, { type }: Stripe.Event) => {
  if (isPlain || random.chance(0.6)) return 'soon';
  return random.chance(0.4) && HEARD_OF.includes(type) ? 'lost' : 'late';
};

/** Takes Stripe's events since the last call, and sends them now, late or never. */
export const collect = (session: Session, sendsNow = true): void => {
  for (const event of session.stripe.takeEvents()) {
    if (!HEARD_OF.includes(event.type) && !ABOUT_MONEY.includes(event.type)) continue;
    const fate = sendsNow ? fateOf(session, event) : 'late';
    session.events.set(event.id, { event, fate, received: false });
    if (fate === 'soon') deliverSoon(session, event.id);
  }
};

/** More than three days later: events that were delayed that long come again, in any order. */
export const releaseLate = (session: Session): void => {
  for (const [id, { fate }] of session.events) if (fate === 'late') deliverSoon(session, id);
};
