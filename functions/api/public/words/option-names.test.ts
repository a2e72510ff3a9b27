import { jobBenefits } from '@plumbline/shared/options/jobs/benefits';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import { products } from '@plumbline/shared/options/products';
import { optionName } from '@plumbline/shared/options/spanish/option-names-es';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { describe, expect, it } from 'vitest';
import { receiptMail } from '../../../services/emails/receipt-email.ts';
import { translator } from './translate.ts';

describe('the names of option lists in Spanish', () => {
  it.each(products.map(({ name }) => name))('are in the receipt and its notification: %s', (productName) => {
    const payment = { intentId: 'pi_1', productName, amount: 4900, paidAt: '2026-11-20T10:00:00.000Z' };
    const mail = receiptMail({ payment, state: 'fulfilled', seekerName: undefined }, 'es');
    expect(mail.subject).toBe(`Recibo de ${optionName(productName, 'es')}`);
    expect(JSON.stringify(mail)).not.toContain(productName);
  });

  it('are on the public pages for every trade and benefit', () => {
    const { name } = translator('es');
    expect([...tradeCategoryNames, ...jobBenefits].filter((each) => name(each) === each)).toEqual([]);
  });

  it.each(LANGUAGES)('keep the names of built-in properties that a user typed, in %s', (language) => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      expect([optionName(name, language), translator(language).name(name)]).toEqual([name, name]);
    }
  });

  it('keep a trade name that a user wrote differently', () => {
    expect(optionName('Boat Building', 'es')).toBe('Boat Building');
    expect(optionName('Roofing', 'en')).toBe('Roofing');
  });
});
