import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { formatListItem } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { transact } from '../../table/core/transact.ts';
import { Payment } from '../../table/payments/payment.ts';
import { paymentListingRequest, paymentListings, putPaymentListing } from '../../table/payments/payment-listing.ts';
import { type Differences, differences, type Projection, type Terms } from './projection.ts';

const AT_ONCE = 10;

/** Adds missing entries. The others can't be wrong, because all of their attributes are their key. */
const repair = async (sources: readonly Attributes[], { dryRun }: Terms): Promise<Differences> => {
  const payments = sources.flatMap((stored) => formatListItem(Payment, stored) ?? []);
  const wanted = payments.flatMap(paymentListings);
  const { found } = await batchGet({ found: wanted.map(paymentListingRequest) });
  const missing = wanted.filter((_, index) => !found[index]);
  if (!dryRun) await mapConcurrent(missing, AT_ONCE, (listing) => transact(putPaymentListing(listing)));
  return differences({ missing: missing.length });
};

export const paymentListingsProjection: Projection = {
  description: 'The lists by which staff find payments by card, amount and person',
  sources: ['Payment'],
  repair,
};
