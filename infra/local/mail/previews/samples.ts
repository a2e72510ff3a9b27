import { blankSearchForm } from '@plumbline/shared/contracts/jobs/search-address';
import { DEFAULT_SORT } from '@plumbline/shared/options/search-sorts';

const idOf = (digits: string): string => digits.padEnd(24, '0');

const job = (id: string, name: string, companyName: string, city: string, miles: number) => ({
  id: idOf(id),
  name,
  companyName,
  city,
  state: 'IN',
  compensation: '$24 to $31 an hour',
  pay: { from: 2400, to: 3100, unit: 'hour' as const },
  miles,
  trade: 'Roofing',
  rating: 'Journeyman',
});

export const jobs = [
  job('5f01', 'Journeyman Roofer', 'Lakeland Roofing & Siding', 'Warsaw', 0.4),
  job('5f02', 'Metal Roof Installer', 'Bontrager Exteriors', 'Goshen', 23),
  job('5f03', 'Roofing Crew Lead, Commercial Flat Roofs', 'Three Rivers Commercial Roofing', 'Fort Wayne', 41),
] as const;

/** The number of matches of each job. */
export const matchCounts = [12, 3, 1];

/** The name of a saved search, the reason of an answer, and a support request. */
export const search = {
  name: 'Roofing near home',
  search: { form: { ...blankSearchForm('46580'), tradeCategories: ['Roofing'] }, sort: DEFAULT_SORT },
};
export const answer = { reason: 'The site is too far from where I live.' };
export const request = {
  id: jobs[0].id,
  email: 'office@lakeland.example.com',
  data: 'Our receipts show an old address.',
  date: '2026-03-04T15:30:00.000Z',
};

export const project = { id: idOf('6a01'), name: 'Riverside Apartments, Building C' };

export const seeker = {
  id: idOf('3b7e'),
  kind: 'candidate' as const,
  name: 'Dana',
  lastName: 'Hochstetler',
  email: 'dana.hochstetler@example.com',
  phoneNumber: '(574) 555-0142',
};

export const company = {
  id: idOf('4c10'),
  kind: 'provider' as const,
  name: 'Lakeland Roofing & Siding',
  email: 'office@lakeland.example.com',
  phoneNumber: '(574) 555-0117',
};

/** A company that wants to join the first company's project. */
export const partner = {
  id: idOf('4c11'),
  kind: 'provider' as const,
  name: 'Amstutz Electric',
  email: 'estimating@amstutz.example.com',
  phoneNumber: '(260) 555-0163',
};

export const payment = {
  intentId: 'pi_3PreviewOfAReceipt',
  productName: 'Send Job Post Match',
  amount: 2700,
  jobs: jobs.map(({ id }) => id),
  jobName: jobs[0].name,
  cardBrand: 'visa',
  cardLast4: '4242',
  paidAt: '2026-03-04T15:30:00.000Z',
};

/** An application for the first job, from a roofer 24 miles away. */
export const application = {
  job: { ...jobs[0], latitude: 41.24, longitude: -85.85 },
  applicant: {
    city: 'Goshen',
    state: 'IN',
    latitude: 41.58,
    longitude: -85.83,
    seeker: {
      tradeCategories: ['Roofing'],
      hasHandsOnExperience: true,
      handsOnExperiences: [{ category: 'Roofing', rating: 2, amount: '5-10YR' as const }],
    },
  },
  sentAt: '2026-03-04T15:30:00.000Z',
};
