import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { jobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { describe, expect, it } from 'vitest';
import { emptyJob, valuesOfCopy, valuesOfJob, valuesOfNew } from './job-values.ts';

const job = {
  id: '6b5af6529ddb06dd7aa7a8fa',
  createdAt: '2026-11-17T07:26:34.965Z',
  updatedAt: '2026-11-17T07:26:34.965Z',
  name: 'Lead Framing Carpenter',
  type: 'Full-Time',
  description: '<p>You lead a crew.</p>',
  whyWorkHere: '',
  compensation: '$31 to $37 an hour',
  pay: { from: 3100, to: 3700, unit: 'hour' },
  zip: '46580',
  qualifications: ['OSHA 10-hour'],
  tradeCategories: ['Carpentry'],
  benefits: ['PTO'],
  experienceRequired: true,
  willingToProvidePaidTraining: false,
} as unknown as JobView;

describe('the job form', () => {
  it('is prefilled from the job, and its values pass the form again', () => {
    expect(jobForm.parse(valuesOfJob(job))).toMatchObject({ name: job.name, zip: '46580', benefits: ['PTO'] });
  });

  it('starts with the draft, otherwise with the self-perform categories', () => {
    const company = { zip: '46590', provider: { selfPerformWorkCategories: ['Carpentry'] } };
    expect(valuesOfNew({ name: 'Roofer' }, company)).toEqual({ ...emptyJob, name: 'Roofer' });
    expect(valuesOfNew(undefined, company)).toEqual({ ...emptyJob, zip: '46590', tradeCategories: ['Carpentry'] });
  });

  it('copies a job without its id and dates', () => {
    const copy = valuesOfCopy(job, [job.name]);
    expect(copy.name).toBe('Lead Framing Carpenter (2)');
    expect(copy.pay).toEqual({ from: 3100, to: 3700, unit: 'hour' });
    for (const field of ['id', '_id', 'createdAt', 'updatedAt']) expect(copy).not.toHaveProperty(field);
  });

  it('leaves the pay of a job or a draft without amounts empty', () => {
    const { pay: _, ...unpaid } = job;
    const none = { from: null, to: null, unit: 'hour' };
    expect(valuesOfJob(unpaid as JobView).pay).toEqual(none);
    expect(valuesOfNew({ name: 'Roofer' }).pay).toEqual(none);
    expect(jobForm.parse(valuesOfJob(unpaid as JobView)).pay).toBeNull();
  });

  it('[EMP-19] names every required field that is missing', () => {
    const { error } = jobForm.safeParse(emptyJob);
    expect(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))).toEqual({
      name: 'This field is required',
      zip: 'This field is required',
      type: 'This field is required',
      experienceRequired: 'This field is required',
      willingToProvidePaidTraining: 'This field is required',
    });
  });
});
