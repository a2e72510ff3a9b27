const formatters = new Map<string, Intl.NumberFormat>();

const formatter = (locale: string, trailingZeroDisplay: 'auto' | 'stripIfInteger'): Intl.NumberFormat => {
  const key = `${locale} ${trailingZeroDisplay}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', trailingZeroDisplay });
  formatters.set(key, made);
  return made;
};

/** Formats cents as dollars, without cents when they are 0: '$49', '$49.50' [PAY-02]. */
export const formatMoney = (cents: number, locale = 'en-US'): string =>
  formatter(locale, 'stripIfInteger').format(cents / 100);

/** Formats cents as dollars and cents for bills and receipts: '$49.00' [PAY-02]. */
export const formatBillMoney = (cents: number, locale = 'en-US'): string =>
  formatter(locale, 'auto').format(cents / 100);
