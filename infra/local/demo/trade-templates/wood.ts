import type { TradeKit } from './trade-template.ts';

export const framing: TradeKit = {
  trades: ['Carpentry', 'Framing', 'Stairs & Railings', 'Siding', 'Decks & Porches', 'Trusses'],
  nouns: ['Framing', 'Framing & Exteriors', 'Carpentry Co.'],
  work: 'frame houses and small multifamily buildings from our own shop drawings, and close them in with siding and trim',
  positions: [
    { position: "Carpenter's Helper", days: 'Carried stock, cut blocking and kept the saw station in order.' },
    { position: 'Framing Carpenter', days: 'Tract houses and two schools, from plates to sheathing.' },
    { position: 'Lead Carpenter', days: 'Runs a crew of three on custom homes. Layout, walls, stairs and trusses.' },
  ],
  schools: ['Carpentry, Ivy Tech, 2 years', 'Carpenters local apprenticeship, 4 years'],
  jobs: [
    {
      title: 'Framing Carpenter',
      trades: ['Carpentry', 'Framing'],
      pay: [25, 31],
      lead: 'You frame walls, floors and roofs with a crew that has worked together for years.',
      duties: [
        'Cut and stand walls from a marked deck',
        'Set floor systems, beams and trusses',
        'Sheath, wrap and brace as you go',
        'Read plans and ask before you guess',
      ],
      qualifications: ['2 years framing', 'Own hand tools', 'Comfortable at height'],
    },
    {
      title: 'Siding Installer',
      trades: ['Siding', 'Carpentry'],
      pay: [24, 30],
      lead: 'You hang fiber cement and engineered wood siding on new houses, with a partner and a proper pump-jack setup.',
      duties: [
        'Flash windows and doors so that they stay dry',
        'Lay out courses and keep them level around corners',
        'Install soffit, fascia and corner boards',
        'Leave the yard cleaner than you found it',
      ],
      qualifications: ['1 year siding or exterior trim', "Valid driver's license"],
    },
    {
      title: 'Deck and Porch Carpenter',
      trades: ['Decks & Porches', 'Stairs & Railings', 'Carpentry'],
      pay: [26, 32],
      lead: 'You build decks, screened porches and stairs for lake homes, from footing to handrail.',
      duties: [
        'Set posts and ledgers that pass inspection the first time',
        'Lay out stringers and treads',
        'Install composite boards and cable railing',
        'Talk a homeowner through the day without promising what is not drawn',
      ],
      qualifications: ['3 years carpentry', 'Stair layout', 'Own hand tools'],
    },
    {
      title: 'Apprentice Carpenter',
      type: 'Training Apprenticeship',
      trades: ['Carpentry', 'Framing'],
      pay: [19, 19],
      lead: 'You learn framing from the plates up, paid from the first day, with a raise at every level you pass.',
      duties: [
        'Move and mark stock for the lead carpenter',
        'Learn layout, cutting lists and safe saw work',
        'Attend class one evening a week, on us',
        'Help to set trusses and sheathing',
      ],
      qualifications: ['No experience needed', 'Reliable ride to work'],
    },
  ],
};

export const cabinetry: TradeKit = {
  trades: ['Cabinetry', 'Finish Carpentry', 'Millwork', 'Stairs & Railings', 'Timber Framing', 'Countertops'],
  nouns: ['Cabinet & Trim', 'Millwork', 'Joinery'],
  work: 'build cabinets, stairs and millwork in our own shop and install them with our own people',
  positions: [
    { position: 'Shop Helper', days: 'Sanding, edge banding and loading the van.' },
    { position: 'Cabinet Maker', days: 'Face frames, drawer boxes and doors from a cut list.' },
    { position: 'Finish Carpenter', days: 'Kitchens, built-ins and stair parts, scribed to old walls.' },
  ],
  schools: ['Cabinetmaking, vocational school, 2 years', 'Wood technology certificate, 1 year'],
  jobs: [
    {
      title: 'Finish Carpenter',
      trades: ['Finish Carpentry', 'Cabinetry', 'Carpentry'],
      pay: [27, 33],
      lead: 'You hang doors, run trim and set cabinets in houses where people notice a gap.',
      duties: [
        'Case, base and crown with tight returns',
        'Scribe cabinets and panels to walls that are not straight',
        'Fit doors and hardware',
        'Keep finished floors finished',
      ],
      qualifications: ['4 years finish work', 'Own hand tools', "Valid driver's license"],
    },
    {
      title: 'Cabinet Installer',
      trades: ['Cabinetry', 'Countertops'],
      pay: [25, 30],
      lead: 'You install kitchens and baths that our shop has built, two or three a week, mostly within an hour of the shop.',
      duties: [
        'Check the room against the drawing before anything is unwrapped',
        'Level, shim and fasten boxes',
        'Template for tops and fit fillers and toe kicks',
        'Walk the job with the customer at the end',
      ],
      qualifications: ['2 years installing', 'Able to lift 75 pounds with a partner'],
    },
    {
      title: 'Cabinet Maker',
      trades: ['Cabinetry', 'Millwork'],
      pay: [23, 29],
      lead: 'You build face-frame and frameless cabinets at your own bench, from cut list to assembly.',
      duties: [
        'Mill and glue up solid stock',
        'Run the edge bander and the line boring machine',
        'Assemble boxes, doors and drawers square',
        'Mark and stage each job for delivery',
      ],
      qualifications: ['Reads shop drawings', 'Safe with stationary machines'],
    },
    {
      title: 'Shop Apprentice',
      type: 'Training Apprenticeship',
      trades: ['Millwork', 'Cabinetry'],
      pay: [18, 20],
      lead: 'You learn the shop one machine at a time, with a cabinet maker beside you and a checklist that ends in a raise.',
      duties: [
        'Sand, sort and stack parts',
        'Learn the saws, the planer and the shaper in that order',
        'Help to load and deliver',
        'Sweep up. Everybody does',
      ],
      qualifications: ['No experience needed', 'Good with a tape measure'],
    },
  ],
};
