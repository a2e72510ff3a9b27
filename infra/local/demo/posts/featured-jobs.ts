import type { DemoJob } from '../world/records.ts';

/** A job of the pictures, told by its company's name; the rest comes from the company and its trade template. */
export type FeaturedJob = Pick<DemoJob, 'name' | 'type' | 'compensation' | 'tradeCategories'> & {
  companyName: string;
  postedDaysAgo: number;
  training: boolean;
  details?: Partial<Pick<DemoJob, 'description' | 'whyWorkHere' | 'qualifications' | 'benefits'>>;
};

const LAKELAND = 'Lakeland Framing & Exteriors';

/** Lakeland's lead framing carpenter is the first: the demo's applicants are for it. */
export const LEAD_FRAMING_JOB_INDEX = 0;

export const featuredJobs: readonly FeaturedJob[] = [
  {
    companyName: LAKELAND,
    name: 'Lead Framing Carpenter',
    type: 'Full-Time',
    compensation: '$31 to $37 an hour',
    tradeCategories: ['Carpentry', 'Framing', 'Stairs & Railings'],
    postedDaysAgo: 4,
    training: true,
    details: {
      description:
        '<p>You lead a crew of four on wood-frame houses and small multifamily around Kosciusko County. We frame from our own shop drawings, stand walls with a telehandler, and set trusses with our own crane.</p>' +
        '<ul><li>Lay out plates, cut and stand walls, set beams, trusses and stairs</li><li>Read plans and catch problems before they are nailed</li><li>Run the morning safety talk and keep the saw station in order</li><li>Bring two apprentices along</li></ul>' +
        '<p>Monday to Friday, 7:00 to 3:30. Trucks leave the yard on Argonne Road at 6:40.</p>',
      whyWorkHere:
        '<p>Family company since 1994, 31 people, work booked into next fall. You drive home every night: our jobs are within 40 miles of the yard.</p>',
      qualifications: ['5 years framing', 'OSHA 10-hour', 'Reads plans', 'Own hand tools'],
      benefits: ['PTO', '401K', 'Bonus'],
    },
  },
  {
    companyName: LAKELAND,
    name: 'Framing Carpenter',
    type: 'Full-Time',
    compensation: '$25 to $31 an hour',
    tradeCategories: ['Carpentry', 'Framing'],
    postedDaysAgo: 12,
    training: true,
  },
  {
    companyName: LAKELAND,
    name: 'Siding Installer',
    type: 'Full-Time',
    compensation: '$24 to $30 an hour',
    tradeCategories: ['Siding', 'Carpentry'],
    postedDaysAgo: 19,
    training: false,
  },
  {
    companyName: LAKELAND,
    name: 'Apprentice Carpenter',
    type: 'Training Apprenticeship',
    compensation: '$19 an hour',
    tradeCategories: ['Carpentry', 'Framing'],
    postedDaysAgo: 26,
    training: true,
  },
  {
    companyName: 'Beaver Dam Cabinet & Trim',
    name: 'Finish Carpenter',
    type: 'Full-Time',
    compensation: '$27 to $33 an hour',
    tradeCategories: ['Finish Carpentry', 'Cabinetry', 'Carpentry'],
    postedDaysAgo: 2,
    training: true,
  },
  {
    companyName: 'Stellar Concrete Works',
    name: 'Form Carpenter',
    type: 'Full-Time',
    compensation: '$26 to $31 an hour',
    tradeCategories: ['Concrete', 'Concrete Forming', 'Carpentry'],
    postedDaysAgo: 0,
    training: false,
  },
  {
    companyName: 'Fulton County Builders',
    name: 'Apprentice Carpenter',
    type: 'Training Apprenticeship',
    compensation: '$19 an hour',
    tradeCategories: ['Carpentry', 'Framing'],
    postedDaysAgo: 1,
    training: true,
    details: {
      description:
        '<p>You learn carpentry on schools, shops and houses with one foreman, from concrete forms to door hardware.</p><ul><li>Form, frame and trim beside a carpenter who explains</li><li>Learn layout and safe saw work</li><li>Class one evening a week, paid by us</li></ul>',
      qualifications: ['No experience needed', 'Reliable ride to work'],
    },
  },
  {
    companyName: 'Eel River Millwork',
    name: 'Cabinet Installer',
    type: 'Full-Time',
    compensation: '$25 to $30 an hour',
    tradeCategories: ['Cabinetry', 'Carpentry', 'Countertops'],
    postedDaysAgo: 6,
    training: false,
  },
  {
    companyName: 'Forks of the Wabash Joinery',
    name: 'Timber Frame Carpenter',
    type: 'Full-Time',
    compensation: '$29 to $35 an hour',
    tradeCategories: ['Timber Framing', 'Carpentry', 'Framing'],
    postedDaysAgo: 9,
    training: false,
    details: {
      description:
        '<p>You cut joinery in white oak and Douglas fir in our shop and raise the frames in five counties.</p><ul><li>Lay out and cut mortises, tenons and braces</li><li>Run the chain mortiser and the big saw</li><li>Preassemble, number and load</li><li>Raise with a crane and a crew of six</li></ul><p>Four tens, Fridays off unless there is a raising.</p>',
      qualifications: ['3 years carpentry', 'Sharp chisels of your own'],
    },
  },
  {
    companyName: 'Maple City Decks',
    name: 'Weekend Deck Crew',
    type: 'Part-Time',
    compensation: '$28 an hour',
    tradeCategories: ['Decks & Porches', 'Carpentry', 'Framing'],
    postedDaysAgo: 3,
    training: false,
    details: {
      description:
        '<p>You build decks on Saturdays and some Sundays, two to a crew, with the material on site when you come.</p><ul><li>Set posts, frame and lay boards</li><li>Fit stairs and rails</li><li>Finish one deck in a weekend</li></ul>',
      qualifications: ['2 years carpentry', 'Own hand tools'],
    },
  },
  {
    companyName: 'Three Rivers Multifamily',
    name: 'Superintendent, Wood Frame',
    type: 'Full-Time',
    compensation: '$84,000 a year',
    tradeCategories: ['Site Supervision', 'Carpentry', 'Framing'],
    postedDaysAgo: 11,
    training: false,
    details: {
      description:
        '<p>You run one wood-frame apartment site of 60 to 120 units from first stake to last key.</p><ul><li>Schedule framers, mechanical trades and finishers floor by floor</li><li>Check framing against the shop drawings before it is covered</li><li>Walk inspections and owners</li><li>Keep daily reports with photographs</li></ul>',
      qualifications: ['5 years as superintendent', 'OSHA 30-hour', 'Multifamily'],
    },
  },
  {
    companyName: 'Hoosier Timber Homes',
    name: 'Lead Carpenter',
    type: 'Full-Time',
    compensation: '$32 to $38 an hour',
    tradeCategories: ['Carpentry', 'Framing', 'Timber Framing'],
    postedDaysAgo: 5,
    training: false,
    details: {
      description:
        '<p>You lead three carpenters on timber and log homes from the deck up.</p><ul><li>Set frames and panels</li><li>Detail windows, stairs and porches</li><li>Plan material a week ahead</li></ul>',
      qualifications: ['6 years carpentry', 'Reads plans', "Valid driver's license"],
    },
  },
];
