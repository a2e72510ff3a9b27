import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import type { ProjectCard } from '@plumbline/shared/contracts/projects/project-search';
import type { FoundCompany } from '@plumbline/shared/contracts/search/companies';

export const PROJECT = 'c'.repeat(24);
export const PARTNER = 'd'.repeat(24);

export const found = (changes: Partial<FoundCompany> = {}): FoundCompany => ({
  id: PARTNER,
  name: 'Kosciusko Truss',
  city: 'Leesburg',
  state: 'IN',
  description: 'Roof and floor trusses, delivered and set.',
  industry: ['Residential'],
  qualifiedDesignations: ['Women (WBE)'],
  trades: ['Trusses'],
  isVendor: true,
  createdAt: '2026-03-04T15:00:00.000Z',
  connected: true,
  miles: 6.2,
  ...changes,
});

export const card = (changes: Partial<ProjectCard> = {}): ProjectCard => ({
  id: PROJECT,
  name: 'Nappanee Duplexes',
  type: 'New Construction',
  city: 'Milford',
  state: 'IN',
  company: { id: PARTNER, name: 'Maple City Builders' },
  description: 'Four duplexes, slab on grade.',
  startDate: '2027-04-05',
  contractorTradeCategories: ['Framing', 'Siding'],
  vendorTradeCategories: [],
  createdAt: '2026-11-04T15:00:00.000Z',
  miles: 11.4,
  ...changes,
});

/** Another company's project. */
export const project = (changes: Partial<ProjectView> = {}): ProjectView => ({
  id: PROJECT,
  name: 'Nappanee Duplexes',
  type: 'New Construction',
  description: 'Four duplexes in one row, slab on grade.',
  zip: '46542',
  city: 'Milford',
  state: 'IN',
  startDate: '2027-04-05',
  inviteVendorsToView: false,
  addedDetail: 'Telehandler and power on site.',
  contractorTradeCategories: ['Framing', 'Siding'],
  vendorTradeCategories: [],
  company: PARTNER,
  profile: [{ id: PARTNER, name: 'Maple City Builders' }],
  createdAt: '2026-11-04T15:00:00.000Z',
  updatedAt: '2026-11-04T15:00:00.000Z',
  miles: 11,
  ...changes,
});
