import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type * as contract from '@plumbline/shared/contracts/payments/intents';
import type { ProductFamily } from '@plumbline/shared/domain/money/payment-states';
import type { ProductSlug } from '@plumbline/shared/options/products';
import type { Write } from '../../../table/core/transact.ts';

export type PurchaseBody = RequestOf<typeof contract.createIntent>['body'];

/** What or whom a purchase is for. `key` tells two subjects of one family apart. */
export type Subject = { key: string; job?: string; jobs?: string[]; seeker?: string };

/** What a check found out about the subject at this moment. */
export type Eligibility = {
  /** Of the job, or of the first of several. */
  jobName?: string;
  /** The jobs that are left to send, sorted; each costs the product's price. */
  jobs?: string[];
  /** The writes that keep others from buying it while the checkout is open; they fail when the check is out of date. */
  reserve?: (intentId: string) => Write[];
};

/** A purchase as its delivery needs it. */
export type Fulfillment = {
  company: string;
  userId: string;
  subject: string;
  jobs?: string[] | undefined;
  seeker?: string | undefined;
  /** None when the price was 0. */
  intentId?: string | undefined;
};
export type PaidFulfillment = Fulfillment & { intentId: string };

/** How one family of products is sold: what is asked, checked, fulfilled and revoked. */
export type ProductHandler = {
  family: ProductFamily;
  /** May be bought again once delivered; `check` says whether anything is left to buy. */
  repeatable: boolean;
  /** What becomes of the delivery when the money goes back. What people have received or answered stays. */
  afterRefund: 'revoked' | 'kept';
  /** The subject the body names; a 400 when it names none. */
  requireSubjectId: (body: PurchaseBody) => Subject;
  /** Throws unless this company may buy this product for this subject now. */
  check: (company: string, subject: Subject, slug: ProductSlug) => Promise<Eligibility>;
  /** The writes that end what `reserve` wrote for a purchase that came to nothing. */
  release?: (fulfillment: PaidFulfillment) => Promise<Write[]>;
  /** The writes that deliver it, each conditioned; undefined when it cannot be delivered any more. */
  fulfill: (fulfillment: Fulfillment, at: string) => Promise<Write[] | undefined>;
  /** The writes that take it back; asked only when `afterRefund` says so. */
  revoke?: (fulfillment: PaidFulfillment, at: string) => Promise<Write[]>;
};
