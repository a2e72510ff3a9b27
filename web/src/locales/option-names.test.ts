import { cdlClasses, oshaCertifications, veteranStatuses } from '@plumbline/shared/options/background/credentials';
import { educationLevels } from '@plumbline/shared/options/background/education';
import {
  experienceBands,
  experienceRatings,
  managementExperiences,
} from '@plumbline/shared/options/background/experience';
import * as company from '@plumbline/shared/options/companies/company';
import { projectTypes } from '@plumbline/shared/options/companies/project-types';
import { jobBenefits } from '@plumbline/shared/options/jobs/benefits';
import { positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { shifts } from '@plumbline/shared/options/jobs/shifts';
import { overtimes, ownEquipment, travelTerms } from '@plumbline/shared/options/jobs/work-facts';
import { productDisplayName, productNames, productSlugs, products } from '@plumbline/shared/options/products';
import { optionNamesEs } from '@plumbline/shared/options/spanish/option-names-es';
import { tradeCategoryNames, tradeDivisions } from '@plumbline/shared/options/trades/trade-categories';
import { describe, expect, it } from 'vitest';
import { es } from './es.ts';

const lists: Record<string, readonly string[]> = {
  trades: tradeCategoryNames,
  'headings of trades': tradeDivisions.map(({ title }) => title),
  benefits: jobBenefits,
  products: [...productNames, ...products.map(({ name }) => name), ...productSlugs.map(productDisplayName)],
  'bands of experience': experienceBands,
  'levels of experience': experienceRatings.map(({ label }) => label),
  'types of position': positionTypes,
  shifts,
  'amounts of overtime': overtimes,
  'terms of travel': travelTerms,
  'things that workers bring': ownEquipment,
  'types of project': projectTypes,
  'levels of education': educationLevels,
  'kinds of management': managementExperiences,
  'veteran statuses': veteranStatuses,
  'OSHA cards': oshaCertifications,
  'work radii': company.workRadii,
  industries: company.industries,
  'payment terms': company.paymentTerms,
  designations: company.designations,
  'kinds of labor': company.laborKinds,
  countries: ['United States'],
};

/** Names that are the same in both languages. */
const SAME = new Set<string>(['GED', 'No', 'Industrial', ...cdlClasses]);

describe('the Spanish names', () => {
  it.each(Object.entries(lists))('exist for all %s', (_, names) => {
    expect(names.filter((name) => !es[name] || (es[name] === name && !SAME.has(name)))).toEqual([]);
  });

  it('are the same in the app as on the public pages and in e-mails', () => {
    expect(Object.entries(optionNamesEs).filter(([name, text]) => es[name] !== text)).toEqual([]);
  });
});
