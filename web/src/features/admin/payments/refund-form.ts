import { refundBody, refundedPart } from '@plumbline/shared/contracts/payments/payment-history';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { newId } from '../../../lib/new-id.ts';

const TOO_LARGE = msg('This is more than what can still be refunded.');

const schemaUpTo = (left: number) =>
  z.discriminatedUnion('extent', [
    z.object({ extent: z.literal('whole'), reason: refundBody.shape.reason }),
    z.object({ extent: z.literal('part'), reason: refundBody.shape.reason, amount: refundedPart.max(left, TOO_LARGE) }),
  ]);

type RefundValues = { extent: 'whole' | 'part'; amount: number | null; reason: string };

/**
 * The form of a refund: all that is left, or a part. `cents` are those that it refunds, undefined for an invalid
 * amount. `keyOf` returns the same key for the same amount, so that a repeated request refunds a part once.
 */
export const useRefundForm = (left: number) => {
  const { control, handleSubmit } = useSchemaForm({
    schema: schemaUpTo(left),
    defaultValues: { extent: 'whole', amount: null, reason: '' } as RefundValues,
  });
  const [extent, amount] = useWatch({ control, name: ['extent', 'amount'] });
  const last = useRef<{ amount: number; key: string }>(undefined);
  const keyOf = (part: number): string => {
    if (last.current?.amount !== part) last.current = { amount: part, key: newId() };
    return last.current.key;
  };
  const isValid = amount !== null && amount >= 1 && amount <= left;
  return { control, handleSubmit, extent, cents: extent === 'whole' ? left : isValid ? amount : undefined, keyOf };
};
