import { describe, expect, it } from 'vitest';
import { productDisplayName, productSlugs, products } from './products.ts';

describe('the list of products', () => {
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

  it('[CON-22] names five products and calls any other priority access', () => {
    expect(productDisplayName('job_posting')).toBe('Job Posting');
    expect(productDisplayName('unlock_applicant_resume')).toBe('Unlock Applicant Resume');
    expect(productDisplayName('unlock_applicant_resume_skill_2')).toBe('Unlock Applicant Resume - Skill 2');
    expect(productDisplayName('unlock_applicant_resume_skill_3')).toBe('Unlock Applicant Resume - Skill 3');
    expect(productDisplayName('send_job_post_match')).toBe('Send Job Post Match');
    expect(productDisplayName('skilled_worker_priority_access')).toBe('Skilled Worker Priority Access');
    expect(productDisplayName('constructor')).toBe('Skilled Worker Priority Access');
  });

  it('[PAY-28] seeds every slug once with its name and its price in cents', () => {
    expect(products).toEqual([
      { slug: 'job_posting', name: 'Job Posting', amount: 4900 },
      { slug: 'send_job_post_match', name: 'Send Job Post Match', amount: 900 },
      { slug: 'unlock_applicant_resume', name: 'Unlock Applicant Resume', amount: 2900 },
      { slug: 'unlock_applicant_resume_skill_2', name: 'Unlock Applicant Resume - Skill 2', amount: 4900 },
      { slug: 'unlock_applicant_resume_skill_3', name: 'Unlock Applicant Resume - Skill 3', amount: 7900 },
      { slug: 'skilled_worker_priority_access', name: 'Skilled Worker Priority Access', amount: 44900 },
      { slug: 'candidate_job_briefing', name: 'Candidate Job Briefing', amount: 4900 },
    ]);
  });
});
