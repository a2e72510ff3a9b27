import { expect, it } from 'vitest';
import { products } from '../../options/products.ts';
import { tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { unlockProduct } from './unlock-product.ts';

/**
 * Every trade by the price of an unlock in cents, written by hand from the rule: licensed and engineering trades,
 * skilled building trades, and all others. A change of a trade's price must be repeated here.
 */
const tradesByPrice: Readonly<Record<number, string>> = {
  7900: `
    Architects, Structural Engineering, Building Inspection,
    Land Surveying, Geotechnical Engineering, Environmental Engineering,
    Elevators & Escalators,
    Fire Sprinklers, Fire Protection Engineering,
    Plumbing & Pipefitting, Steamfitting, Gas Piping,
    Heating & A/C, Refrigeration, Boilers, Geothermal, Mechanical Engineering,
    Building Automation,
    Electrical, Industrial Electrical, Electrical Engineering, Generators,
    Fire Alarm,
    Civil Engineering, Blasting,
    Landscape Architecture,
    Lineman, Well Drilling, Gas Distribution,
    Transportation Engineering,
    Process Piping, Instrumentation & Controls,
    Crane Operation,
    Water & Wastewater Treatment,
    Solar`,
  4900: `
    Project Management, Site Supervision, Estimating, Drafting & BIM, Safety & OSHA Compliance, Scaffolding,
    Asbestos & Lead Abatement, Mold & Water Restoration, Concrete Cutting & Coring,
    Concrete, Concrete Forming, Concrete Finishing, Concrete Pumping, Decorative Concrete, Concrete Repair,
    Foundations, Rebar & Reinforcing, Precast & Tilt-Up,
    Masonry, Bricklaying, Block Laying, Stonework, Tuckpointing & Restoration, Chimneys & Fireplaces,
    Structural Steel, Ironwork, Welding, Metal Fabrication, Sheet Metal, Metal Stud Framing, Ornamental Metal,
    Carpentry, Framing, Finish Carpentry, Timber Framing, Trusses, Decks & Porches, Stairs & Railings, Cabinetry,
    Millwork,
    Roofing, Metal Roofing, Flat & Membrane Roofing, Siding, Gutters & Downspouts, Insulation, Spray Foam,
    Waterproofing, Caulking & Sealants, Fireproofing & Firestopping,
    Doors & Frames, Windows, Glass & Glazing, Storefronts & Curtain Walls, Garage & Overhead Doors,
    Locks & Door Hardware,
    Drywall, Drywall Finishing, Plastering, Stucco & EIFS, Acoustical Ceilings, Tile, Flooring, Hardwood Flooring,
    Carpet & Vinyl, Epoxy & Floor Coatings, Painting, Industrial Coatings, Wallcovering,
    Signs, Commercial Kitchens, Countertops, Pools & Spas, Metal Buildings, Post-Frame Buildings,
    Modular & Manufactured Homes,
    Drain & Sewer Cleaning, Ductwork, Data & Low Voltage, Fiber Optics, Audio & Video, Security & Access Control,
    Excavation, Grading, Heavy Equipment Operation, Pile Driving, Shoring & Underpinning,
    Asphalt Paving, Sidewalks & Flatwork, Pavers & Hardscape, Retaining Walls, Irrigation,
    Pipelaying, Directional Drilling, Septic Systems, Road Building, Bridges, Railroad Track, Docks & Seawalls,
    Rigging, Millwrights`,
  2900: `
    General Labor, Handyman & Maintenance, Flagging & Traffic Control, Warehouse & Material Handling,
    Truck Driving & Delivery, Site Security, Construction Cleaning, Pressure Washing,
    Demolition, Mason Tending, Sandblasting, Partitions & Lockers, Appliance Installation,
    Blinds & Window Treatments, Furniture Installation, Electrician Helper, Land Clearing, Erosion Control,
    Fencing, Landscaping, Lawn & Grounds, Tree Service, Striping & Sealcoating, Utility Locating`,
};

const written = Object.entries(tradesByPrice).flatMap(([price, trades]) =>
  trades.split(',').map((trade) => [trade.trim(), Number(price)] as const),
);
const priceOf = (trade: string) => products.find(({ slug }) => slug === unlockProduct([trade]))?.amount;

it('a worker of each trade costs the price of its tier to unlock [PAY-27] [PAY-28] [CON-23]', () => {
  const prices = tradeCategoryNames.map((trade) => [trade, priceOf(trade)]);
  expect(Object.fromEntries(prices)).toEqual(Object.fromEntries(written));
});

it('the written list has every trade once', () => {
  expect(written.map(([trade]) => trade).toSorted()).toEqual([...tradeCategoryNames].toSorted());
});
