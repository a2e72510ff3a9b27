import type { PayUnit } from '../../options/jobs/pay-units.ts';
import type { Language } from '../../options/languages.ts';
import { formatMoney } from '../money/money.ts';
import type { Pay } from './pay.ts';

type Words = {
  range: (from: string, to: string) => string;
  from: (amount: string) => string;
  upTo: (amount: string) => string;
  units: Record<PayUnit, string>;
};

const words: Record<Language, Words> = {
  en: {
    range: (from, to) => `${from} to ${to}`,
    from: (amount) => `From ${amount}`,
    upTo: (amount) => `Up to ${amount}`,
    units: { hour: 'an hour', day: 'a day', week: 'a week', year: 'a year', project: 'for the job' },
  },
  es: {
    range: (from, to) => `${from} a ${to}`,
    from: (amount) => `Desde ${amount}`,
    upTo: (amount) => `Hasta ${amount}`,
    units: { hour: 'por hora', day: 'por día', week: 'por semana', year: 'por año', project: 'por el trabajo' },
  },
};

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** Formats pay, such as '$32 to $40 an hour', 'From $84,000 a year', 'Up to $300 a day' or '$5,000 for the job'. */
export const payText = ({ from, to, unit }: Pay, language: Language): string => {
  const say = words[language];
  const money = (cents: number) => formatMoney(cents, LOCALES[language]);
  const amount = () => {
    if (from === undefined) return say.upTo(money(to ?? 0));
    if (to === undefined) return say.from(money(from));
    return from === to ? money(from) : say.range(money(from), money(to));
  };
  return `${amount()} ${say.units[unit]}`;
};

export type PayTerms = { pay?: Pay | null | undefined; compensation: string };

/** Returns a job's pay as one short text: the amounts, or the company's text when there are none. */
export const shortPay = ({ pay, compensation }: PayTerms, language: Language): string =>
  pay ? payText(pay, language) : compensation;

/** Returns everything that a job says about pay: the amounts and the company's text, unless both say the same. */
export const wholePay = ({ pay, compensation }: PayTerms, language: Language): string => {
  const amounts = pay ? payText(pay, language) : '';
  const repeats = pay && compensation === payText(pay, 'en');
  return [amounts, repeats ? '' : compensation].filter(Boolean).join(', ');
};
