import { describe, expect, it } from 'vitest';
import { MOST_PAY, mostAnHour, type Pay } from './pay.ts';
import { payText, shortPay, wholePay } from './pay-text.ts';

describe('the pay of a job', () => {
  it.each<[Pay, number | undefined]>([
    [{ from: 3200, to: 4000, unit: 'hour' }, 4000],
    [{ from: 3200, unit: 'hour' }, 3200],
    [{ to: 28_000, unit: 'day' }, 3500],
    [{ from: 130_000, unit: 'week' }, 3250],
    [{ from: 8_400_000, unit: 'year' }, 4038],
    [{ from: 500_000, unit: 'project' }, undefined],
    [{ unit: 'hour' }, undefined],
  ])('%j is compared by the hour, as the most it pays', (pay, cents) => {
    expect(mostAnHour(pay)).toBe(cents);
  });

  it('fits two bytes, for any valid amount', () => {
    for (const unit of ['hour', 'day', 'week', 'year'] as const)
      expect(mostAnHour({ to: MOST_PAY[unit], unit })).toBeLessThan(65_536);
  });

  it.each<[Pay, string, string]>([
    [{ from: 3200, to: 4000, unit: 'hour' }, '$32 to $40 an hour', '$32 a $40 por hora'],
    [{ from: 3250, to: 3250, unit: 'hour' }, '$32.50 an hour', '$32.50 por hora'],
    [{ from: 8_400_000, unit: 'year' }, 'From $84,000 a year', 'Desde $84,000 por año'],
    [{ to: 30_000, unit: 'day' }, 'Up to $300 a day', 'Hasta $300 por día'],
    [{ from: 120_000, to: 140_000, unit: 'week' }, '$1,200 to $1,400 a week', '$1,200 a $1,400 por semana'],
    [{ from: 500_000, to: 500_000, unit: 'project' }, '$5,000 for the job', '$5,000 por el trabajo'],
  ])('%j is said in both languages', (pay, en, es) => {
    expect([payText(pay, 'en'), payText(pay, 'es')]).toEqual([en, es]);
  });

  it("is the company's own text where there are no amounts, and both where they differ", () => {
    const pay: Pay = { from: 3200, to: 4000, unit: 'hour' };
    expect(shortPay({ compensation: 'Union scale' }, 'en')).toBe('Union scale');
    expect(shortPay({ pay, compensation: 'Union scale' }, 'en')).toBe('$32 to $40 an hour');
    expect(wholePay({ pay, compensation: 'Union scale' }, 'en')).toBe('$32 to $40 an hour, Union scale');
    expect(wholePay({ pay, compensation: '$32 to $40 an hour' }, 'es')).toBe('$32 a $40 por hora');
    expect(wholePay({ pay: null, compensation: '' }, 'en')).toBe('');
  });
});
