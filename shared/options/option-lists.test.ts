import { describe, expect, it } from 'vitest';
import { activityTypes } from './activity-types.ts';
import { yesNo, yesNoNotApplicable } from './answers.ts';
import { cdlClasses, oshaCertifications, veteranStatuses } from './background/credentials.ts';
import { educationLevels } from './background/education.ts';
import * as experience from './background/experience.ts';
import * as company from './companies/company.ts';
import { declineReasons } from './companies/decline-reasons.ts';
import { projectTypes } from './companies/project-types.ts';
import { jobBenefits } from './jobs/benefits.ts';
import { positionTypes } from './jobs/position-types.ts';
import { usStates } from './us-states.ts';

const lists: [title: string, list: readonly unknown[], expected: unknown[]][] = [
  ['[CON-01] position types', positionTypes, ['Internship', 'Part-Time', 'Training Apprenticeship', 'Full-Time']],
  ['[CON-02] experience bands', experience.experienceBands, ['<1YR', '1-5YR', '5-10YR', '10YR+']],
  ['[CON-03] ratings', experience.ratings, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['[CON-04] education', educationLevels, ['Student', 'HS Diploma', 'GED', 'College Graduate']],
  ['[CON-05] CDL classes', cdlClasses, ['A', 'B', 'C']],
  ['[CON-06] veteran status', veteranStatuses, ['Active', 'Active Reserve', 'Retired']],
  ['[CON-09] work radius', company.workRadii, ['0-50mi', '0-100mi', '0-200mi+']],
  ['[CON-10] industry', company.industries, ['Residential', 'Commercial', 'Industrial', 'Civil/Highway']],
  ['[CON-11] employee count', company.employeeCounts, ['1 - 5', '5 - 20', '20 - 50', '50 - 100', '100+']],
  ['[CON-12] payment terms', company.paymentTerms, ['Net 15', 'Net 30', 'Net 60', 'Net 90+']],
  [
    '[CON-13] designations',
    company.designations,
    ['Minority (MBE)', 'Veteran (VBE)', 'Women (WBE)', 'Disability (DOBE)'],
  ],
  ['[CON-14] completed-project volume', company.projectVolumes, ['$0-$1M', '$1M-$5M', '$5M-$25M', '$25M+']],
  ['[CON-15] labor', company.laborKinds, ['Subcontracted Labor', 'Employee Labor', 'Both']],
  ['[CON-16] job benefits', jobBenefits, ['PTO', 'Bonus', '401K', 'Other']],
  [
    '[CON-17] management experience',
    experience.managementExperiences,
    ['Crew Management', 'Site Management', 'Project Management'],
  ],
  ['[CON-18] OSHA certification', oshaCertifications, ['No', '10-hour', '30-hour']],
  ['[CON-19] yes or no', yesNo, ['Yes', 'No']],
  ['[CON-19] yes, no or not applicable', yesNoNotApplicable, ['Y', 'N', 'N/A']],
  ['[CON-24] activity types', activityTypes, ['view-job-details', 'view-project-details', 'accept-job-application']],
  ['decline reasons', declineReasons, ['salary', 'benefits', 'requirements', 'location', 'other']],
  [
    'project types',
    projectTypes,
    [
      'New Construction',
      'Renovation',
      'Tenant Improvement',
      'Addition',
      'Repair & Maintenance',
      'Demolition',
      'Infrastructure',
      'Other',
    ],
  ],
];

describe('option lists', () => {
  it.each(lists)('%s', (_title, list, expected) => {
    expect(list).toEqual(expected);
  });

  it('[CON-08] US states with abbreviations include DC and Puerto Rico', () => {
    expect(usStates).toHaveLength(52);
    expect(usStates).toContainEqual({ name: 'District of Columbia', abbreviation: 'DC' });
    expect(usStates).toContainEqual({ name: 'Puerto Rico', abbreviation: 'PR' });
    expect(new Set(usStates.map((state) => state.abbreviation)).size).toBe(52);
    expect(usStates.every((state) => /^[A-Z]{2}$/.test(state.abbreviation))).toBe(true);
  });

  it('[CON-20] experience ratings 0 to 3 are Apprentice, Skilled, Journeyman and Master', () => {
    expect(experience.experienceRatings.map(({ value, label, years }) => [value, label, years])).toEqual([
      [0, 'Apprentice', 0],
      [1, 'Skilled', 2],
      [2, 'Journeyman', 4],
      [3, 'Master', 6],
    ]);
    expect(experience.experienceRatings[0].explanation).toBe('under 2 years');
    expect(experience.ratingLabel(2)).toBe('Journeyman');
    expect(experience.ratingLabel(4)).toBeUndefined();
  });

  it("[PRO-25] a new hands-on experience has the amount '1-5YR'", () => {
    expect(experience.DEFAULT_EXPERIENCE_BAND).toBe('1-5YR');
  });

  it('[CON-09] work radii mean miles', () => {
    expect(company.workRadii.map(company.workRadiusMiles)).toEqual([50, 100, 3000]);
  });
});
