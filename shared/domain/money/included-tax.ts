/** Returns the tax in cents that an amount in cents contains, at a rate in percent. */
export const includedTax = (amount: number, percent: number): number =>
  Math.round((amount * percent) / (100 + percent));
