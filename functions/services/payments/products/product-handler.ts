import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type * as contract from '@plumbline/shared/contracts/payments/intents';
import type { ProductFamily } from '@plumbline/shared/domain/money/payment-states';
import type { ProductSlug } from '@plumbline/shared/options/products';
import type { Write } from '../../../table/core/transact.ts';

export type PurchaseBody = RequestOf<typeof contract.createIntent>['body'];

/** The job, jobs or seeker that a purchase is for. `key` is unique among the subjects of a product family. */
export type Subject = { key: string; job?: string; jobs?: string[]; seeker?: string };

/** The facts about the subject that a handler's check returns. */
export type Eligibility = {
  /** The name of the job, or of the first of several. */
  jobName?: string;
  /** The jobs that weren't sent yet, sorted; each costs the product's price. */
  jobs?: string[];
  /**
   * Returns the writes that keep other companies from buying while the checkout is open. They fail when the check is
   * out of date.
   */
  reserve?: (intentId: string) => Write[];
};

/** The facts of a purchase that its delivery needs. */
export type Fulfillment = {
  company: string;
  userId: string;
  subject: string;
  jobs?: string[] | undefined;
  job?: string | undefined;
  seeker?: string | undefined;
  /** Undefined when the price was 0. */
  intentId?: string | undefined;
};
export type PaidFulfillment = Fulfillment & { intentId: string };

/** The rules of a product family: its subject, and how a purchase is checked, delivered and revoked. */
export type ProductHandler = {
  family: ProductFamily;
  /** True when a delivered purchase can be bought again; `check` then says whether anything is left to buy. */
  repeatable: boolean;
  /** True when the delivery publishes a job or sends a briefing, which a company with hidden posts can't. */
  publishes: boolean;
  /** Whether a refund removes the delivery. A delivery that people have seen or reacted to is kept. */
  afterRefund: 'revoked' | 'kept';
  /** Returns the subject that the request's body names. Throws 400 when it names none. */
  requireSubjectId: (body: PurchaseBody) => Subject;
  /** Throws unless this company may buy this product for this subject now. */
  check: (company: string, subject: Subject, slug: ProductSlug) => Promise<Eligibility>;
  /** Returns the writes that undo those of `reserve`, for a purchase that ended unpaid. */
  release?: (fulfillment: PaidFulfillment) => Promise<Write[]>;
  /** Returns the writes that deliver the purchase, with conditions. Undefined when it can't be delivered any more. */
  fulfill: (fulfillment: Fulfillment, at: string) => Promise<Write[] | undefined>;
  /**
   * Returns the writes that remove the delivery of a refunded purchase. Called only when `afterRefund` is 'revoked'.
   */
  revoke?: (fulfillment: PaidFulfillment, at: string) => Promise<Write[]>;
};
