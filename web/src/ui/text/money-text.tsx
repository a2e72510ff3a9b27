import { formatBillMoney, formatMoney } from '@plumbline/shared/domain/money/money';
import { useLocale } from './date-text.tsx';

type MoneyTextProps = {
  cents: number;
  /** Whether the amount is shown to the cent, as on a bill. */
  bill?: boolean;
};

/** Cents as dollars in the reader's language. */
export const MoneyText = ({ cents, bill = false }: MoneyTextProps) => {
  const locale = useLocale();
  return <span className="num">{bill ? formatBillMoney(cents, locale) : formatMoney(cents, locale)}</span>;
};

/** Returns a function that formats cents as text, for sentences. */
export const useMoney = (): ((cents: number) => string) => {
  const locale = useLocale();
  return (cents) => formatMoney(cents, locale);
};
