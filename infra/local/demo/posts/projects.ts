import type { ProjectType } from '@plumbline/shared/options/companies/project-types';
import type { TradeCategoryName } from '@plumbline/shared/options/trades/trade-categories';
import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { tradeTemplates } from '../trade-templates/all-trade-templates.ts';
import { homeCounty, metros } from '../world/areas.ts';
import { placeFields } from '../world/contact.ts';
import { dayAfter, daysBefore } from '../world/dates.ts';
import type { Random } from '../world/random.ts';
import type { DemoCompany, DemoProject } from '../world/records.ts';

const PROJECTS = 60;

type ProjectKit = {
  noun: string;
  type: ProjectType;
  text: string;
  detail?: string;
  trades: readonly TradeCategoryName[];
  products?: readonly TradeCategoryName[];
};

const projectKits: readonly ProjectKit[] = [
  {
    noun: 'Townhomes',
    type: 'New Construction',
    text: 'Twelve two-story townhomes in three buildings, wood frame on slab. Framing starts when the first pad is ready.',
    detail: 'Shop drawings on request. Two buildings at a time.',
    trades: ['Concrete', 'Framing', 'Roofing', 'Drywall'],
    products: ['Trusses', 'Windows'],
  },
  {
    noun: 'Boathouse',
    type: 'Addition',
    text: 'A boathouse with an upper deck on a lake lot, piles and heavy timber. Access by barge for the piles.',
    trades: ['Docks & Seawalls', 'Timber Framing', 'Metal Roofing'],
  },
  {
    noun: 'Elementary Additions',
    type: 'Addition',
    text: 'Six classrooms and a gym on two schools, built while school is in session. Badges and background checks are required.',
    detail: 'Prevailing hours 7:00 to 3:30, no deliveries at drop-off.',
    trades: ['Masonry', 'Structural Steel', 'Electrical', 'Heating & A/C'],
    products: ['Doors & Frames', 'Acoustical Ceilings'],
  },
  {
    noun: 'Dental Office',
    type: 'Tenant Improvement',
    text: 'Build-out of 3,200 square feet with eight chairs, medical air and a small laboratory.',
    trades: ['Metal Stud Framing', 'Drywall', 'Plumbing & Pipefitting', 'Electrical'],
    products: ['Cabinetry', 'Carpet & Vinyl'],
  },
  {
    noun: 'Farm Shop',
    type: 'New Construction',
    text: 'A post-frame shop of 80 by 120 feet with a heated slab and an office.',
    trades: ['Post-Frame Buildings', 'Concrete', 'Electrical'],
    products: ['Garage & Overhead Doors'],
  },
  {
    noun: 'Warehouse Roof',
    type: 'Repair & Maintenance',
    text: 'Recover 42,000 square feet of membrane roof with new insulation, drains and edge metal.',
    detail: 'The building stays open. Crane on the north side only.',
    trades: ['Flat & Membrane Roofing', 'Sheet Metal'],
  },
  {
    noun: 'Creek Bridge',
    type: 'Infrastructure',
    text: 'Replace a county bridge of 60 feet with precast beams and rebuild both approaches.',
    trades: ['Bridges', 'Excavation', 'Precast & Tilt-Up', 'Asphalt Paving'],
  },
  {
    noun: 'Mill Apartments',
    type: 'Renovation',
    text: 'Turn a brick mill of 1911 into 38 apartments. Windows, floors and stairs are kept where they can be.',
    trades: ['Tuckpointing & Restoration', 'Carpentry', 'Fire Sprinklers', 'Hardwood Flooring'],
    products: ['Windows'],
  },
  {
    noun: 'Clinic',
    type: 'New Construction',
    text: 'A one-story clinic of 14,000 square feet, steel frame and brick, with a covered drop-off.',
    trades: ['Structural Steel', 'Bricklaying', 'Heating & A/C', 'Electrical'],
    products: ['Storefronts & Curtain Walls', 'Tile'],
  },
  {
    noun: 'Plant Expansion',
    type: 'Addition',
    text: 'Add 60,000 square feet to a running plant: deep footings, tilt-up walls and heavy power.',
    detail: 'Night pours are possible.',
    trades: ['Precast & Tilt-Up', 'Industrial Electrical', 'Process Piping', 'Millwrights'],
  },
  {
    noun: 'Lakefront Kitchen',
    type: 'Renovation',
    text: 'New kitchen, stairs and decks in a house on the water, occupied on weekends.',
    trades: ['Cabinetry', 'Stairs & Railings', 'Tile', 'Painting'],
    products: ['Countertops', 'Cabinetry'],
  },
  {
    noun: 'Sewer Extension',
    type: 'Infrastructure',
    text: 'Lay 4,800 feet of sewer with two lift stations along a county road.',
    trades: ['Pipelaying', 'Directional Drilling', 'Asphalt Paving'],
  },
];

const buildProject = (
  random: Random,
  now: Date,
  tradeTemplate: ProjectKit,
  word: string,
  companies: DemoCompany[],
  index: number,
): DemoProject => {
  const company = companies[index]!;
  const products = tradeTemplate.products ?? [];
  return {
    id: random.hexId(),
    companyIndex: index,
    name: `${word} ${tradeTemplate.noun}`,
    type: tradeTemplate.type,
    description: tradeTemplate.text,
    ...placeFields(company),
    startDate: dayAfter(now, random.int(14, 200)),
    // Pike Lake's answers are due first.
    ...(index === LAKELAND_INDEX && { interestUntil: dayAfter(now, 9) }),
    inviteVendorsToView: products.length > 0,
    addedDetail: tradeTemplate.detail ?? '',
    contractorTradeCategories: [...tradeTemplate.trades],
    vendorTradeCategories: [...products],
    createdAt: daysBefore(now, random.int(0, 50), random.int(10, 900)),
  };
};

/** What a company would post: projects that need one of its own trades; general contractors post any. */
const projectKitsFor = ({ tradeTemplate }: DemoCompany): readonly ProjectKit[] => {
  const own: readonly string[] = tradeTemplates[tradeTemplate].trades;
  const fitting = projectKits.filter((project) => project.trades.some((trade) => own.includes(trade)));
  return tradeTemplate === 'building' || fitting.length === 0 ? projectKits : fitting;
};

/** Lakeland's two first; the others go around the contractors, each named after its own area. */
export const buildProjects = (random: Random, now: Date, companies: DemoCompany[]): DemoProject[] => {
  const owners = companies.flatMap((company, index) =>
    company.kind === 'provider' && index !== LAKELAND_INDEX ? [index] : [],
  );
  const projects = [
    buildProject(random, now, projectKits[0]!, 'Pike Lake', companies, LAKELAND_INDEX),
    buildProject(random, now, projectKits[1]!, 'Pike Lake', companies, LAKELAND_INDEX),
  ];
  const names = new Set(projects.map((project) => project.name));
  while (projects.length < PROJECTS) {
    const owner = owners[projects.length % owners.length]!;
    const company = companies[owner]!;
    const area = [...metros, homeCounty].findLast((each) => each.zips.some((zip) => zip.zip === company.zip));
    const project = buildProject(
      random,
      now,
      random.pick(projectKitsFor(company)),
      random.pick((area ?? homeCounty).words),
      companies,
      owner,
    );
    if (!names.has(project.name)) projects.push(project);
    names.add(project.name);
  }
  return projects;
};
