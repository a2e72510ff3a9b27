/**
 * The price level of a trade: 3 for licensed and engineering trades, 2 for skilled building trades, 1 for all others
 * [CON-23].
 */
export type TradeTier = 1 | 2 | 3;

/** The trades of each CSI MasterFormat division, in the order of MasterFormat, with their tiers [CON-07]. */
export const tradeDivisions = [
  {
    number: '01',
    title: 'General Requirements',
    trades: [
      ['Architects', 3],
      ['Structural Engineering', 3],
      ['Building Inspection', 3],
      ['Project Management', 2],
      ['Site Supervision', 2],
      ['Estimating', 2],
      ['Drafting & BIM', 2],
      ['Safety & OSHA Compliance', 2],
      ['Scaffolding', 2],
      ['General Labor', 1],
      ['Handyman & Maintenance', 1],
      ['Flagging & Traffic Control', 1],
      ['Warehouse & Material Handling', 1],
      ['Truck Driving & Delivery', 1],
      ['Site Security', 1],
      ['Construction Cleaning', 1],
      ['Pressure Washing', 1],
    ],
  },
  {
    number: '02',
    title: 'Existing Conditions',
    trades: [
      ['Land Surveying', 3],
      ['Geotechnical Engineering', 3],
      ['Environmental Engineering', 3],
      ['Asbestos & Lead Abatement', 2],
      ['Mold & Water Restoration', 2],
      ['Concrete Cutting & Coring', 2],
      ['Demolition', 1],
    ],
  },
  {
    number: '03',
    title: 'Concrete',
    trades: [
      ['Concrete', 2],
      ['Concrete Forming', 2],
      ['Concrete Finishing', 2],
      ['Concrete Pumping', 2],
      ['Decorative Concrete', 2],
      ['Concrete Repair', 2],
      ['Foundations', 2],
      ['Rebar & Reinforcing', 2],
      ['Precast & Tilt-Up', 2],
    ],
  },
  {
    number: '04',
    title: 'Masonry',
    trades: [
      ['Masonry', 2],
      ['Bricklaying', 2],
      ['Block Laying', 2],
      ['Stonework', 2],
      ['Tuckpointing & Restoration', 2],
      ['Chimneys & Fireplaces', 2],
      ['Mason Tending', 1],
    ],
  },
  {
    number: '05',
    title: 'Metals',
    trades: [
      ['Structural Steel', 2],
      ['Ironwork', 2],
      ['Welding', 2],
      ['Metal Fabrication', 2],
      ['Sheet Metal', 2],
      ['Metal Stud Framing', 2],
      ['Ornamental Metal', 2],
    ],
  },
  {
    number: '06',
    title: 'Wood, Plastics, and Composites',
    trades: [
      ['Carpentry', 2],
      ['Framing', 2],
      ['Finish Carpentry', 2],
      ['Timber Framing', 2],
      ['Trusses', 2],
      ['Decks & Porches', 2],
      ['Stairs & Railings', 2],
      ['Cabinetry', 2],
      ['Millwork', 2],
    ],
  },
  {
    number: '07',
    title: 'Thermal and Moisture Protection',
    trades: [
      ['Roofing', 2],
      ['Metal Roofing', 2],
      ['Flat & Membrane Roofing', 2],
      ['Siding', 2],
      ['Gutters & Downspouts', 2],
      ['Insulation', 2],
      ['Spray Foam', 2],
      ['Waterproofing', 2],
      ['Caulking & Sealants', 2],
      ['Fireproofing & Firestopping', 2],
    ],
  },
  {
    number: '08',
    title: 'Openings',
    trades: [
      ['Doors & Frames', 2],
      ['Windows', 2],
      ['Glass & Glazing', 2],
      ['Storefronts & Curtain Walls', 2],
      ['Garage & Overhead Doors', 2],
      ['Locks & Door Hardware', 2],
    ],
  },
  {
    number: '09',
    title: 'Finishes',
    trades: [
      ['Drywall', 2],
      ['Drywall Finishing', 2],
      ['Plastering', 2],
      ['Stucco & EIFS', 2],
      ['Acoustical Ceilings', 2],
      ['Tile', 2],
      ['Flooring', 2],
      ['Hardwood Flooring', 2],
      ['Carpet & Vinyl', 2],
      ['Epoxy & Floor Coatings', 2],
      ['Painting', 2],
      ['Industrial Coatings', 2],
      ['Wallcovering', 2],
      ['Sandblasting', 1],
    ],
  },
  {
    number: '10',
    title: 'Specialties',
    trades: [
      ['Signs', 2],
      ['Partitions & Lockers', 1],
    ],
  },
  {
    number: '11',
    title: 'Equipment',
    trades: [
      ['Commercial Kitchens', 2],
      ['Appliance Installation', 1],
    ],
  },
  {
    number: '12',
    title: 'Furnishings',
    trades: [
      ['Countertops', 2],
      ['Blinds & Window Treatments', 1],
      ['Furniture Installation', 1],
    ],
  },
  {
    number: '13',
    title: 'Special Construction',
    trades: [
      ['Pools & Spas', 2],
      ['Metal Buildings', 2],
      ['Post-Frame Buildings', 2],
      ['Modular & Manufactured Homes', 2],
    ],
  },
  {
    number: '14',
    title: 'Conveying Equipment',
    trades: [['Elevators & Escalators', 3]],
  },
  {
    number: '21',
    title: 'Fire Suppression',
    trades: [
      ['Fire Sprinklers', 3],
      ['Fire Protection Engineering', 3],
    ],
  },
  {
    number: '22',
    title: 'Plumbing',
    trades: [
      ['Plumbing & Pipefitting', 3],
      ['Steamfitting', 3],
      ['Gas Piping', 3],
      ['Drain & Sewer Cleaning', 2],
    ],
  },
  {
    number: '23',
    title: 'Heating, Ventilating, and Air Conditioning (HVAC)',
    trades: [
      ['Heating & A/C', 3],
      ['Refrigeration', 3],
      ['Boilers', 3],
      ['Geothermal', 3],
      ['Mechanical Engineering', 3],
      ['Ductwork', 2],
    ],
  },
  {
    number: '25',
    title: 'Integrated Automation',
    trades: [['Building Automation', 3]],
  },
  {
    number: '26',
    title: 'Electrical',
    trades: [
      ['Electrical', 3],
      ['Industrial Electrical', 3],
      ['Electrical Engineering', 3],
      ['Generators', 3],
      ['Electrician Helper', 1],
    ],
  },
  {
    number: '27',
    title: 'Communications',
    trades: [
      ['Data & Low Voltage', 2],
      ['Fiber Optics', 2],
      ['Audio & Video', 2],
    ],
  },
  {
    number: '28',
    title: 'Electronic Safety and Security',
    trades: [
      ['Fire Alarm', 3],
      ['Security & Access Control', 2],
    ],
  },
  {
    number: '31',
    title: 'Earthwork',
    trades: [
      ['Civil Engineering', 3],
      ['Blasting', 3],
      ['Excavation', 2],
      ['Grading', 2],
      ['Heavy Equipment Operation', 2],
      ['Pile Driving', 2],
      ['Shoring & Underpinning', 2],
      ['Land Clearing', 1],
      ['Erosion Control', 1],
    ],
  },
  {
    number: '32',
    title: 'Exterior Improvements',
    trades: [
      ['Landscape Architecture', 3],
      ['Asphalt Paving', 2],
      ['Sidewalks & Flatwork', 2],
      ['Pavers & Hardscape', 2],
      ['Retaining Walls', 2],
      ['Irrigation', 2],
      ['Fencing', 1],
      ['Landscaping', 1],
      ['Lawn & Grounds', 1],
      ['Tree Service', 1],
      ['Striping & Sealcoating', 1],
    ],
  },
  {
    number: '33',
    title: 'Utilities',
    trades: [
      ['Lineman', 3],
      ['Well Drilling', 3],
      ['Gas Distribution', 3],
      ['Pipelaying', 2],
      ['Directional Drilling', 2],
      ['Septic Systems', 2],
      ['Utility Locating', 1],
    ],
  },
  {
    number: '34',
    title: 'Transportation',
    trades: [
      ['Transportation Engineering', 3],
      ['Road Building', 2],
      ['Bridges', 2],
      ['Railroad Track', 2],
    ],
  },
  {
    number: '35',
    title: 'Waterway and Marine Construction',
    trades: [['Docks & Seawalls', 2]],
  },
  {
    number: '40',
    title: 'Process Interconnections',
    trades: [
      ['Process Piping', 3],
      ['Instrumentation & Controls', 3],
    ],
  },
  {
    number: '41',
    title: 'Material Processing and Handling Equipment',
    trades: [
      ['Crane Operation', 3],
      ['Rigging', 2],
      ['Millwrights', 2],
    ],
  },
  {
    number: '46',
    title: 'Water and Wastewater Equipment',
    trades: [['Water & Wastewater Treatment', 3]],
  },
  {
    number: '48',
    title: 'Electrical Power Generation',
    trades: [['Solar', 3]],
  },
] as const satisfies readonly {
  number: string;
  title: string;
  trades: readonly (readonly [name: string, tier: TradeTier])[];
}[];

export type TradeCategoryName = (typeof tradeDivisions)[number]['trades'][number][0];
export type TradeDivisionTitle = (typeof tradeDivisions)[number]['title'];

/** A trade. `division` is the two-digit MasterFormat number. */
export type TradeCategory = { name: TradeCategoryName; division: string; tier: TradeTier };

export const tradeCategories: readonly TradeCategory[] = tradeDivisions.flatMap(({ number, trades }) =>
  trades.map(([name, tier]) => ({ name, division: number, tier })),
);

export const tradeCategoryNames: readonly TradeCategoryName[] = tradeCategories.map((category) => category.name);

const names: ReadonlySet<string> = new Set(tradeCategoryNames);

/** Whether a trade is in the list; others are words that a user wrote. */
export const isListedTrade = (trade: string): trade is TradeCategoryName => names.has(trade);

const tiers: ReadonlyMap<string, TradeTier> = new Map(
  tradeCategories.map((category) => [category.name.toLowerCase(), category.tier]),
);

/** Returns the tier of a trade by its name, in any case. A free-text skill has tier 1. */
export const tradeTier = (name: string): TradeTier => tiers.get(name.trim().toLowerCase()) ?? 1;
