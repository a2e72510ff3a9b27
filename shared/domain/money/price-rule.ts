/** Stripe charges nothing below 50 cents in US dollars; 0 makes a product free, without Stripe. */
export const MIN_CHARGE_CENTS = 50;
export const MAX_PRICE_CENTS = 1_000_000;

/** From this change on, up or down, staff sees an extra warning before a price is saved. */
export const LARGE_PRICE_CHANGE_PERCENT = 50;

export type PriceChange = {
  /** In whole percent, rounded away from zero; undefined where the old price is 0. */
  percent: number | undefined;
  isLarge: boolean;
};

/** How far a new price is from the old one; to or from free is a large change. */
export const priceChange = (before: number, after: number): PriceChange => {
  if (before === after) return { percent: 0, isLarge: false };
  if (before === 0) return { percent: undefined, isLarge: true };
  const exact = ((after - before) / before) * 100;
  const percent = Math.sign(exact) * Math.ceil(Math.abs(exact));
  return { percent, isLarge: Math.abs(exact) > LARGE_PRICE_CHANGE_PERCENT };
};
