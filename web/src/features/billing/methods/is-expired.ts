/** A card is valid until the end of its month. */
export const isExpired = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }, at: Date): boolean =>
  new Date(exp_year, exp_month) <= at;
