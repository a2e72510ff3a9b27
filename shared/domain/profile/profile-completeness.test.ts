import { describe, expect, it } from 'vitest';
import { companyCompleteness, seekerCompleteness } from './profile-completeness.ts';

describe('profile completeness', () => {
  it('[PRO-40] requires name, ZIP and a trade category from a seeker', () => {
    expect(seekerCompleteness({})).toEqual({ completed: false, missing: ['name', 'zip', 'tradeCategories'] });
    expect(seekerCompleteness({ name: 'Marcus', zip: '46982', jobSeeker: { tradeCategories: ['Carpentry'] } })).toEqual(
      {
        completed: true,
        missing: [],
      },
    );
  });

  it('[PRO-40] accepts training or hands-on experience as a trade', () => {
    const jobSeeker = { hasHandsOnExperience: true, handsOnExperiences: [{ category: 'Roofing' }] };
    expect(seekerCompleteness({ name: 'Ana', zip: '46590', jobSeeker }).completed).toBe(true);
  });

  it('[PRO-41] requires name, place and contact from a company', () => {
    expect(companyCompleteness({ name: ' ' }).missing).toEqual(['name', 'zip', 'city', 'state', 'principleContact']);
    const place = { zip: '46580-1234', city: 'Warsaw', state: 'IN' };
    expect(companyCompleteness({ name: 'Lakeland', ...place, principleContact: { lastName: 'Hartman' } })).toEqual({
      completed: true,
      missing: [],
    });
  });
});
