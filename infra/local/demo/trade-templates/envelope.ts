import type { TradeKit } from './trade-template.ts';

export const roofing: TradeKit = {
  trades: ['Roofing', 'Metal Roofing', 'Flat & Membrane Roofing', 'Gutters & Downspouts', 'Insulation', 'Siding'],
  nouns: ['Roofing', 'Roofing & Sheet Metal', 'Exteriors'],
  work: 'put on shingle, metal and membrane roofs, and come back when the wind has been there',
  positions: [
    { position: 'Roofing Laborer', days: 'Tore off, loaded and cleaned up with a magnet.' },
    { position: 'Roofer', days: 'Shingles, valleys and step flashing on houses.' },
    { position: 'Roofing Foreman', days: 'Ran a crew of six on membrane roofs up to 40,000 square feet.' },
  ],
  schools: ['Manufacturer certification, single ply', 'Roofers apprenticeship, 3 years'],
  jobs: [
    {
      title: 'Shingle Roofer',
      trades: ['Roofing'],
      pay: [24, 31],
      lead: 'You tear off and replace house roofs, most of them in a day, with a crew that ties off.',
      duties: [
        'Strip to the deck and replace what is soft',
        'Set ice shield, underlayment and drip edge',
        'Lay shingles and cut valleys',
        'Run the magnet twice',
      ],
      qualifications: ['1 year roofing', 'Comfortable at height'],
    },
    {
      title: 'Metal Roof Installer',
      trades: ['Metal Roofing', 'Sheet Metal'],
      pay: [27, 34],
      lead: 'You install standing seam on farms, churches and lake homes, formed on site by our own machine.',
      duties: [
        'Lay out panels and keep them square to the eave',
        'Bend and fit flashing, curbs and valleys',
        'Run the roll former',
        'Seal what needs it and nothing else',
      ],
      qualifications: ['2 years metal roofing', 'Own snips and seamers'],
    },
    {
      title: 'Membrane Roofing Foreman',
      trades: ['Flat & Membrane Roofing', 'Insulation', 'Roofing'],
      pay: [32, 39],
      lead: 'You run a crew of six on TPO and EPDM roofs for schools and warehouses.',
      duties: [
        'Plan the day so that the roof is tight every night',
        'Weld seams and probe them',
        'Detail drains, curbs and walls',
        'Walk the roof with the manufacturer',
      ],
      qualifications: ['5 years single ply', 'OSHA 30-hour', "Valid driver's license"],
    },
    {
      title: 'Weekend Gutter Crew',
      type: 'Part-Time',
      trades: ['Gutters & Downspouts', 'Siding'],
      pay: [24, 24],
      lead: 'You hang seamless gutters on Saturdays, two houses a day, with a truck that is loaded when you come.',
      duties: [
        'Run and hang five and six inch gutter',
        'Pitch it so that it drains',
        'Set downspouts and guards',
        'Collect the signature',
      ],
      qualifications: ['Some ladder work', 'Free on Saturdays'],
    },
  ],
};

export const finishes: TradeKit = {
  trades: ['Drywall', 'Drywall Finishing', 'Painting', 'Metal Stud Framing', 'Acoustical Ceilings', 'Plastering'],
  nouns: ['Drywall & Paint', 'Interiors', 'Painting'],
  work: 'frame, hang, finish and paint interiors for offices, clinics and homes',
  positions: [
    { position: 'Stocker', days: 'Moved board and mud, scrapped and swept.' },
    { position: 'Drywall Hanger', days: 'Hung board and set bead on apartments, piece rate.' },
    { position: 'Finisher', days: 'Taped, coated and sanded to level 4 and 5.' },
  ],
  schools: ['Painters and finishers apprenticeship, 3 years', 'Lead-safe renovator certificate'],
  jobs: [
    {
      title: 'Drywall Finisher',
      trades: ['Drywall', 'Drywall Finishing'],
      pay: [26, 33],
      lead: 'You tape and finish clinics and offices, level 4 as a rule and level 5 where the light is low.',
      duties: [
        'Tape by hand and with boxes',
        'Coat, sand and touch up under a work light',
        'Patch after the other trades, politely',
        'Keep dust where it belongs',
      ],
      qualifications: ['3 years finishing', 'Own boxes and stilts'],
    },
    {
      title: 'Commercial Painter',
      trades: ['Painting', 'Industrial Coatings'],
      pay: [24, 30],
      lead: 'You paint schools, offices and plants, by day in summer and by night when the building is busy.',
      duties: [
        'Prepare, prime and mask',
        'Spray, back-roll and brush',
        'Stain and clear-coat doors and trim',
        'Keep the lift and the sprayer clean',
      ],
      qualifications: ['2 years painting', "Valid driver's license"],
    },
    {
      title: 'Metal Stud Framer',
      trades: ['Metal Stud Framing', 'Acoustical Ceilings', 'Drywall'],
      pay: [26, 32],
      lead: 'You lay out and frame walls, soffits and ceilings ahead of the board crew.',
      duties: [
        'Lay out from drawings with a laser',
        'Frame walls, headers and bulkheads',
        'Hang grid and drop tile',
        'Coordinate backing with the other trades',
      ],
      qualifications: ['2 years metal framing', 'Reads plans'],
    },
    {
      title: 'Painter Apprentice',
      type: 'Training Apprenticeship',
      trades: ['Painting'],
      pay: [18, 21],
      lead: 'You learn preparation first and spraying last, with a painter who has time to explain.',
      duties: [
        'Sand, caulk and mask',
        'Roll ceilings and back walls',
        'Clean guns and brushes',
        'Learn colors, sheens and products',
      ],
      qualifications: ['No experience needed', 'Patience'],
    },
  ],
};

export const flooring: TradeKit = {
  trades: ['Tile', 'Flooring', 'Hardwood Flooring', 'Carpet & Vinyl', 'Epoxy & Floor Coatings', 'Countertops'],
  nouns: ['Tile & Floor', 'Flooring', 'Surfaces'],
  work: 'set tile and lay wood, vinyl and coated floors, and prepare what is underneath so that they last',
  positions: [
    { position: 'Floor Helper', days: 'Tore out, scraped and carried boxes.' },
    { position: 'Floor Layer', days: 'Plank, sheet and carpet tile in schools and clinics.' },
    { position: 'Tile Setter', days: 'Showers, large format floors and two restaurant kitchens.' },
  ],
  schools: ['Certified tile installer', 'Floor layers apprenticeship, 4 years'],
  jobs: [
    {
      title: 'Tile Setter',
      trades: ['Tile'],
      pay: [28, 36],
      lead: 'You set floors, showers and backsplashes, from flattening the slab to the last joint.',
      duties: [
        'Flatten, waterproof and lay out',
        'Set large format without lippage',
        'Cut around what the plumber left',
        'Grout, seal and clean',
      ],
      qualifications: ['3 years tile', 'Own wet saw'],
    },
    {
      title: 'Hardwood Floor Installer',
      trades: ['Hardwood Flooring', 'Flooring'],
      pay: [25, 32],
      lead: 'You install, sand and finish wood floors in homes, old and new.',
      duties: [
        'Check moisture before anything is nailed',
        'Nail, glue and lace in repairs',
        'Sand through the grits without shortcuts',
        'Stain and coat with low-odor finish',
      ],
      qualifications: ['2 years wood floors', "Valid driver's license"],
    },
    {
      title: 'Commercial Floor Layer',
      trades: ['Carpet & Vinyl', 'Flooring'],
      pay: [24, 31],
      lead: 'You lay sheet vinyl, plank and carpet tile in schools and clinics, many of them on nights in summer.',
      duties: [
        'Grind, patch and prime',
        'Lay out from the center and balance the cuts',
        'Weld and cove sheet goods',
        'Protect the floor until turnover',
      ],
      qualifications: ['2 years resilient', 'Heat welding is a plus'],
    },
    {
      title: 'Epoxy Floor Technician',
      trades: ['Epoxy & Floor Coatings', 'Concrete Repair'],
      pay: [23, 28],
      lead: 'You grind and coat shop floors, kitchens and garages with a crew of three.',
      duties: [
        'Run the grinder and the vacuum',
        'Fill cracks and joints',
        'Mix to the minute and pull with a squeegee',
        'Broadcast and seal',
      ],
      qualifications: ['1 year coatings or concrete', 'Able to lift 60 pounds'],
    },
  ],
};
