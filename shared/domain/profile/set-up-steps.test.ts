import { describe, expect, it } from 'vitest';
import { companySteps, seekerSteps } from './set-up-steps.ts';

const leftOf = ({ items }: { items: { name: string; done: boolean }[] }) =>
  items.filter(({ done }) => !done).map(({ name }) => name);

const nothing = { description: '', trades: [], photos: 0, hasPublished: false, recruiting: false, cardSaved: false };
const everything = {
  description: '<p>We frame.</p>',
  trades: ['Framing'],
  photos: 1,
  website: 'https://example.com',
  hasPublished: true,
  recruiting: true,
  cardSaved: true,
};

describe('the steps of a company', () => {
  it('[EMP-42] list everything for a new company and nothing for a complete one', () => {
    const fresh = companySteps({ kind: 'provider', ...nothing });
    expect(leftOf(fresh)).toEqual(['trades', 'first-job', 'description', 'photos', 'recruiting', 'card']);
    expect(fresh).toMatchObject({ done: 0, total: 6 });
    expect(companySteps({ kind: 'provider', ...everything })).toMatchObject({ done: 6, total: 6 });
  });

  it('[EMP-42] treat an empty paragraph as no description', () => {
    expect(leftOf(companySteps({ kind: 'provider', ...nothing, description: '<p> &nbsp;</p>' }))).toContain(
      'description',
    );
  });

  it('never ask a vendor or a school to post a job, and can be completed by each', () => {
    const vendor = companySteps({ kind: 'vendor', ...nothing });
    expect(leftOf(vendor)).toEqual(['products', 'description', 'photos', 'website']);
    expect(vendor).toMatchObject({ done: 1, total: 5 });
    const school = companySteps({ kind: 'educational', ...nothing });
    expect(leftOf(school)).toEqual(['taught', 'description', 'photos', 'website']);
    expect(school).toMatchObject({ done: 1, total: 5 });
    for (const kind of ['vendor', 'educational'] as const) {
      const { done, total } = companySteps({ kind, ...everything });
      expect(done).toBe(total);
    }
  });
});

describe('the steps of a job seeker', () => {
  it('[SEE-29] start with the finished sign-up and leave out questions answered with no', () => {
    const fresh = seekerSteps({ seeker: { tradeCategories: ['Carpentry'] }, hasResume: false, hasApplied: false });
    expect(fresh).toMatchObject({ done: 1, total: 6 });
    expect(leftOf(fresh)).toEqual(['skills', 'resume', 'training', 'references', 'first-application']);
    const answered = { hasHandsOnExperience: false, hasFormalTraining: false, hasReferences: false };
    expect(leftOf(seekerSteps({ seeker: answered, hasResume: true, hasApplied: false }))).toEqual([
      'first-application',
    ]);
    expect(leftOf(seekerSteps({ seeker: { hasReferences: true }, hasResume: true, hasApplied: true }))).toContain(
      'references',
    );
  });
});
