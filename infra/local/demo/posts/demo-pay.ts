import type { Pay } from '@plumbline/shared/domain/jobs/pay';
import { payUnits } from '@plumbline/shared/options/jobs/pay-units';

const TEXT = /^\$([\d,]+)(?: to \$([\d,]+))? an? (\w+)$/;
const cents = (dollars: string): number => Number(dollars.replaceAll(',', '')) * 100;

/** Parses the amounts of a text such as '$31 to $37 an hour'; returns none for any other text. */
export const demoPay = (text: string): { pay?: Pay } => {
  const [, from, to = from, name] = TEXT.exec(text) ?? [];
  const unit = payUnits.find((each) => each === name);
  return from && to && unit ? { pay: { from: cents(from), to: cents(to), unit } } : {};
};
