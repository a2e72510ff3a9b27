import type { ProjectConnection, ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import type { ProjectMatchCard } from '@plumbline/shared/contracts/projects/project-matches';
import { OWN } from '../../../app/component-tests/render-page.tsx';

export const PROJECT = 'c'.repeat(24);
export const PARTNER = 'd'.repeat(24);

/** A posted project of the signed-in company, as the server returns it. */
export const ownProject = (changes: Partial<ProjectView> = {}): ProjectView => ({
  id: PROJECT,
  name: 'Pike Lake Townhomes',
  type: 'New Construction',
  description: 'Eighteen townhomes in three buildings.',
  zip: '46580',
  city: 'Warsaw',
  state: 'IN',
  startDate: '2027-03-02',
  inviteVendorsToView: true,
  addedDetail: 'Telehandler on site.',
  contractorTradeCategories: ['Concrete', 'Drywall'],
  vendorTradeCategories: ['Trusses'],
  company: OWN.profile,
  profile: [{ id: OWN.profile, name: 'Wagon Wheel Homes' }],
  createdAt: '2026-11-04T15:00:00.000Z',
  updatedAt: '2026-11-04T15:00:00.000Z',
  views: 41,
  matches: 6,
  requestCount: 1,
  connectionCount: 2,
  connections: [],
  ...changes,
});

export const pageOf = (projects: readonly ProjectView[], total = projects.length) => ({
  results: [...projects],
  total,
  pageCount: Math.ceil(total / 9),
});

/** A company that asked to connect, still masked. */
export const asking: ProjectConnection = {
  company: { id: PARTNER, name: 'Blue Heron Concrete', city: 'Syracuse', state: 'IN' },
  project: PROJECT,
  state: 'requested',
  date: '2026-11-20T15:00:00.000Z',
  message: 'Two crews are free in March.',
};

export const connected: ProjectConnection = {
  company: {
    id: 'e'.repeat(24),
    name: 'Kosciusko Truss',
    city: 'Leesburg',
    state: 'IN',
    principleContact: { firstName: 'Dale', lastName: 'Mullet' },
    phoneNumber: '5745550142',
    email: 'dale@example.test',
  },
  project: PROJECT,
  state: 'granted',
  date: '2026-11-17T15:00:00.000Z',
};

export const match = (changes: Partial<ProjectMatchCard> = {}): ProjectMatchCard => ({
  id: PARTNER,
  name: 'Blue Heron Concrete',
  city: 'Syracuse',
  state: 'IN',
  description: 'Slabs, footings and flatwork.',
  industry: ['Residential'],
  qualifiedDesignations: [],
  trades: ['Concrete'],
  isVendor: false,
  createdAt: '2026-03-04T15:00:00.000Z',
  connected: false,
  reason: 'Concrete, 14 miles',
  ...changes,
});
