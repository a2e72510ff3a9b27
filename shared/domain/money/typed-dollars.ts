const DOLLARS = /^\$?\s*(\d{1,3}(?:,?\d{3})*|\d+)(?:\.(\d{1,2}))?$/;

/** Parses typed text as cents: null for an empty text, NaN for an invalid amount. */
export const centsOf = (text: string): number | null => {
  const typed = text.trim();
  if (typed === '') return null;
  const [, dollars, fraction = ''] = DOLLARS.exec(typed) ?? [];
  return dollars ? Number(dollars.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0')) : Number.NaN;
};

/** Formats cents as they are typed: '32', '32.50', '84,000'. */
export const typedDollars = (cents: number | null | undefined): string =>
  cents === null || cents === undefined || Number.isNaN(cents)
    ? ''
    : (cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 ? 2 : 0 });
