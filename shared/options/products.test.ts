import { describe, expect, it } from 'vitest';
import { productDisplayName, productSlugs, products } from './products.ts';

describe('products', () => {
  it('[CON-21] lists the seven product slugs', () => {
    expect(productSlugs).toEqual([
      'job_posting',
      'send_job_post_match',
      'unlock_applicant_resume',
      'unlock_applicant_resume_skill_2',
      'unlock_applicant_resume_skill_3',
      'skilled_worker_priority_access',
      'candidate_job_briefing',
    ]);
  });

  it('[CON-22] names five products and calls anything else priority access', () => {
    expect(productDisplayName('job_posting')).toBe('Job Posting');
    expect(productDisplayName('unlock_applicant_resume')).toBe('Unlock Applicant Resume');
    expect(productDisplayName('unlock_applicant_resume_skill_2')).toBe('Unlock Applicant Resume - Skill 2');
    expect(productDisplayName('unlock_applicant_resume_skill_3')).toBe('Unlock Applicant Resume - Skill 3');
    expect(productDisplayName('send_job_post_match')).toBe('Send Job Post Match');
    expect(productDisplayName('skilled_worker_priority_access')).toBe('Skilled Worker Priority Access');
    expect(productDisplayName('constructor')).toBe('Skilled Worker Priority Access');
  });

  it('[PAY-28] seeds every slug once with its price in cents', () => {
    expect(Object.fromEntries(products.map(({ slug, amount }) => [slug, amount]))).toEqual({
      job_posting: 4900,
      send_job_post_match: 900,
      unlock_applicant_resume: 2900,
      unlock_applicant_resume_skill_2: 4900,
      unlock_applicant_resume_skill_3: 7900,
      skilled_worker_priority_access: 44900,
      candidate_job_briefing: 4900,
    });
    expect(products.map((product) => product.slug)).toEqual([...productSlugs]);
  });
});
