import type { DemoCompany } from '../world/records.ts';

/** What is fixed about a company that the demo tells a story with; the rest is drawn. */
export type FeaturedCompany = Pick<DemoCompany, 'name' | 'tradeTemplate' | 'kind' | 'zip'> & {
  email?: string;
  address?: string;
  description?: string;
  recruiting?: boolean;
  contact?: { firstName: string; lastName: string };
  company?: Partial<DemoCompany['company']>;
};

/** The demo company is the first, the demo vendor the second. */
export const LAKELAND_INDEX = 0;
export const VENDOR_INDEX = 1;

export const featuredCompanies: readonly FeaturedCompany[] = [
  {
    name: 'Lakeland Framing & Exteriors',
    tradeTemplate: 'framing',
    kind: 'provider',
    zip: '46580',
    email: 'demo.company@plumbline.test',
    address: '2140 Argonne Road',
    recruiting: false,
    contact: { firstName: 'Renee', lastName: 'Hartzler' },
    description:
      '<p>We frame wood houses and small multifamily buildings around Kosciusko County, from our own shop drawings and with our own crane, and close them in with siding, decks and trim.</p>' +
      '<p>Family company since 1994, 31 people, work booked into next fall. Our jobs are within 40 miles of the yard on Argonne Road.</p>',
    company: {
      workRadius: '0-50mi',
      industry: ['Residential', 'Commercial'],
      numberOfEmployees: '20 - 50',
      volumeCompletedProjects: '$5M-$25M',
      emr: '0.82',
      labor: 'Employee Labor',
      utilizeUnionLabor: 'N',
      oshaCertification: '30-hour',
      paymentProcessTime: 'Net 30',
      affiliations: ['National Association of Home Builders'],
      qualifiedDesignations: ['Women (WBE)'],
      employeeSkillsNeeded: ['Carpentry', 'Framing', 'Siding'],
    },
  },
  {
    name: 'Kosciusko Truss',
    tradeTemplate: 'framing',
    kind: 'vendor',
    zip: '46582',
    email: 'demo.vendor@plumbline.test',
    contact: { firstName: 'Dale', lastName: 'Mullet' },
    description:
      '<p>Roof and floor trusses, wall panels and engineered lumber, designed and built in Warsaw and delivered with our own boom trucks within 100 miles.</p>' +
      '<p>Send the plans by Friday and have sealed drawings the Friday after.</p>',
    company: { tradesRelatedToProduct: ['Trusses', 'Framing', 'Carpentry', 'Timber Framing'] },
  },
  { name: 'Beaver Dam Cabinet & Trim', tradeTemplate: 'cabinetry', kind: 'provider', zip: '46510' },
  { name: 'Stellar Concrete Works', tradeTemplate: 'concrete', kind: 'provider', zip: '46590' },
  { name: 'Fulton County Builders', tradeTemplate: 'building', kind: 'provider', zip: '46975' },
  { name: 'Eel River Millwork', tradeTemplate: 'cabinetry', kind: 'provider', zip: '46725' },
  { name: 'Forks of the Wabash Joinery', tradeTemplate: 'cabinetry', kind: 'provider', zip: '46750' },
  { name: 'Maple City Decks', tradeTemplate: 'framing', kind: 'provider', zip: '46526' },
  { name: 'Three Rivers Multifamily', tradeTemplate: 'building', kind: 'provider', zip: '46802' },
  { name: 'Hoosier Timber Homes', tradeTemplate: 'framing', kind: 'provider', zip: '46563' },
  { name: 'Blue Heron Concrete', tradeTemplate: 'concrete', kind: 'provider', zip: '46567' },
];
