import type { PayUnit } from '@plumbline/shared/options/jobs/pay-units';
import { msg } from '../../../lib/msg.ts';

/** The units of an amount of pay, as a select lists them. */
export const payUnitLabels: Record<PayUnit, string> = {
  hour: msg('An hour'),
  day: msg('A day'),
  week: msg('A week'),
  year: msg('A year'),
  project: msg('The whole job'),
};
