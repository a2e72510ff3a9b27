import type Stripe from 'stripe';
import type { Call, Context } from '../context.ts';
import { epochSeconds } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { invalidRequest, noSuch } from '../http/errors.ts';
import { LIST_FIELDS, listPage } from '../http/lists.ts';
import { newId } from '../records/ids.ts';

export const LIST_DISPUTE_FIELDS = { ...LIST_FIELDS, charge: 'text', payment_intent: 'text' } as const;

const DAYS_TO_ANSWER = 9;

/** Opens a dispute of a charge, as after a payment with 4000 0000 0000 0259. */
export function openDispute(context: Context, charge: Stripe.Charge): void {
  const created = epochSeconds(context);
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  const dispute: Stripe.Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: created + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand, case_type: 'chargeback', network: brand, network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  context.store.put('dispute', dispute.id, dispute);
  context.store.put('charge', charge.id, { ...charge, disputed: true });
  emitEvent(context, 'charge.dispute.created', dispute);
}

export function retrieveDispute(call: Call): Stripe.Dispute {
  const dispute = call.store.get('dispute', call.id);
  if (!dispute) throw noSuch('dispute', call.id);
  return dispute;
}

/** Closes a dispute as lost. */
export function closeDispute(call: Call): Stripe.Dispute {
  const dispute = retrieveDispute(call);
  if (dispute.status !== 'needs_response') throw invalidRequest('This dispute is already closed');
  const closed: Stripe.Dispute = { ...dispute, status: 'lost' };
  call.store.put('dispute', closed.id, closed);
  emitEvent(call, 'charge.dispute.closed', closed, { status: dispute.status });
  return closed;
}

export function listDisputes(call: Call) {
  const charge = call.params.text('charge');
  const intent = call.params.text('payment_intent');
  const match = { ...(charge && { charge }), ...(intent && { payment_intent: intent }) };
  return listPage(call.store.list('dispute', match), call.params, '/v1/disputes');
}

function noEvidence(): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}
