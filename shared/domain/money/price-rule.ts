/** The least amount in cents that Stripe charges. A product with a price of 0 is free and doesn't use Stripe. */
export const MIN_CHARGE_CENTS = 50;
export const MAX_PRICE_CENTS = 1_000_000;

/** Staff see an extra warning before they save a price that changes by more than this, up or down. */
export const LARGE_PRICE_CHANGE_PERCENT = 50;

export type PriceChange = {
  /** The change in whole percent, rounded away from zero; undefined when the old price is 0. */
  percent: number | undefined;
  isLarge: boolean;
};

/** Returns the change from one price to another, both in cents. A change from 0 to another price is large. */
export const priceChange = (before: number, after: number): PriceChange => {
  if (before === after) return { percent: 0, isLarge: false };
  if (before === 0) return { percent: undefined, isLarge: true };
  const exact = ((after - before) / before) * 100;
  const percent = Math.sign(exact) * Math.ceil(Math.abs(exact));
  return { percent, isLarge: Math.abs(exact) > LARGE_PRICE_CHANGE_PERCENT };
};
