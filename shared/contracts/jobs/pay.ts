import * as z from 'zod';
import { MOST_PAY, type Pay } from '../../domain/jobs/pay.ts';
import { type PayUnit, payUnits, timedPayUnits } from '../../options/jobs/pay-units.ts';
import { REQUIRED } from '../fields.ts';

const NOT_AN_AMOUNT = 'Please enter an amount in dollars';
/** An amount in cents. */
const amount = z
  .int({ error: NOT_AN_AMOUNT })
  .min(1, NOT_AN_AMOUNT)
  .max(Math.max(...Object.values(MOST_PAY)), NOT_AN_AMOUNT);

/** The pay of a job in amounts, in addition to its text: cents per hour, day, week or year, or for the whole job. */
export const pay = z.object({
  from: amount.optional(),
  to: amount.optional(),
  unit: z.enum(payUnits, { error: REQUIRED }),
});

const TOO_MUCH = {
  hour: 'Please enter at most $600 an hour',
  day: 'Please enter at most $5,000 a day',
  week: 'Please enter at most $25,000 a week',
  year: 'Please enter at most $1,000,000 a year',
  project: 'Please enter at most $10,000,000 for the job',
} as const;

/** Describes amounts whose maximum depends on the unit in the OpenAPI document. The schema checks them in code. */
const boundedByUnit = (units: readonly PayUnit[], amounts: readonly string[]) => ({
  allOf: [
    {
      anyOf: units.map((unit) => ({
        properties: {
          unit: { const: unit },
          ...Object.fromEntries(amounts.map((name) => [name, { type: ['integer', 'null'], maximum: MOST_PAY[unit] }])),
        },
      })),
    },
  ],
});

/** Pay as a company enters it. Pay without an amount becomes null, and null removes the pay of a job. */
export const givenPay = pay
  .extend({ from: amount.nullish(), to: amount.nullish() })
  .superRefine(({ from, to, unit }, context) => {
    for (const [path, cents] of Object.entries({ from, to })) {
      if (cents && cents > MOST_PAY[unit]) context.addIssue({ code: 'custom', path: [path], message: TOO_MUCH[unit] });
    }
    if (from && to && from > to)
      context.addIssue({ code: 'custom', path: ['to'], message: 'Please enter at least the first amount' });
  })
  .meta(boundedByUnit(payUnits, ['from', 'to']))
  .transform(({ from, to, unit }): Pay | null =>
    from || to ? { ...(from && { from }), ...(to && { to }), unit } : null,
  )
  .nullable();

/** The least pay that a search accepts, compared by the hour with the most that a job pays. No amount means any pay. */
export const payAtLeast = z
  .object({ amount: amount.nullish(), unit: z.enum(timedPayUnits, { error: REQUIRED }) })
  .superRefine(({ amount: cents, unit }, context) => {
    if (cents && cents > MOST_PAY[unit])
      context.addIssue({ code: 'custom', path: ['amount'], message: TOO_MUCH[unit] });
  })
  .meta(boundedByUnit(timedPayUnits, ['amount']))
  .transform(({ amount: cents, unit }) => (cents ? { amount: cents, unit } : undefined));
