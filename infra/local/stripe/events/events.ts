import type Stripe from 'stripe';
import type { Call, Context, EventObject } from '../context.ts';
import { epochSeconds } from '../context.ts';
import { noSuch } from '../http/errors.ts';
import { listPage } from '../http/lists.ts';
import { newId } from '../records/ids.ts';

/** Records an event with a copy of the current object, and queues its webhook. */
export function emitEvent(context: Context, type: Stripe.Event.Type, object: object, previous?: object): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: context.apiVersion,
    created: epochSeconds(context),
    data: { object: structuredClone(object) as EventObject, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: context.requestId, idempotency_key: context.idempotencyKey },
    type,
  } satisfies Stripe.EventBase;
  context.store.put('event', event.id, event as Stripe.Event);
  context.queueWebhook(event.id);
}

export function retrieveEvent(call: Call): Stripe.Event {
  const event = call.store.get('event', call.id);
  if (!event) throw noSuch('event', call.id);
  return event;
}

export function listEvents(call: Call) {
  const type = call.params.text('type');
  const types = call.params.list('types');
  const matches = (event: Stripe.Event) =>
    (!type || matchesType(event.type, type)) && (types.length === 0 || types.includes(event.type));
  return listPage(call.store.list('event').filter(matches), call.params, '/v1/events');
}

// Returns whether a type matches; `charge.*` matches every type of charges.
function matchesType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
