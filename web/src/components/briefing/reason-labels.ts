import type { DeclineReason } from '@plumbline/shared/options/companies/decline-reasons';
import { msg } from '../../lib/msg.ts';

/** The reasons of the feedback form in words [BRF-14]. */
export const reasonLabels: Readonly<Record<DeclineReason, string>> = {
  salary: msg('Salary'),
  benefits: msg('Benefits'),
  requirements: msg('Requirements'),
  location: msg('Location'),
  other: msg('Other'),
};
