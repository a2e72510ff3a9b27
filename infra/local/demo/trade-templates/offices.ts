import type { TradeKit } from './trade-template.ts';

export const surveying: TradeKit = {
  trades: [
    'Land Surveying',
    'Civil Engineering',
    'Structural Engineering',
    'Drafting & BIM',
    'Geotechnical Engineering',
  ],
  nouns: ['Surveying & Engineering', 'Engineering', 'Design Group'],
  work: 'survey, design and stake out sites, roads and small structures',
  positions: [
    { position: 'Survey Crew Member', days: 'Set hubs, cut line and carried the rod.' },
    { position: 'Instrument Operator', days: 'Robotic total station and GPS on subdivisions and roads.' },
    { position: 'Party Chief', days: 'Ran boundary, topography and layout with one helper.' },
  ],
  schools: ['Surveying technology, 2 years', 'Civil engineering, bachelor'],
  jobs: [
    {
      title: 'Survey Party Chief',
      trades: ['Land Surveying'],
      pay: [30, 38],
      lead: 'You run a two-person crew on boundary, topographic and construction layout.',
      duties: [
        'Research deeds and find corners',
        'Lay out buildings, roads and pipe',
        'Run robots and GPS and check them against each other',
        'Send in notes that others can read',
      ],
      qualifications: ['4 years field', "Valid driver's license"],
    },
    {
      title: 'Civil Engineer, Site Design',
      trades: ['Civil Engineering', 'Drafting & BIM'],
      pay: [38, 48],
      lead: 'You design grading, drainage and utilities for schools, shops and subdivisions.',
      duties: [
        'Grade sites and size pipe and ponds',
        'Draw plans that contractors like',
        'Get permits from towns and counties',
        'Answer questions from the field the same day',
      ],
      qualifications: ['Engineering degree', '3 years site design'],
    },
    {
      title: 'CAD and BIM Technician',
      trades: ['Drafting & BIM', 'Structural Engineering'],
      pay: [26, 33],
      lead: 'You draw steel, wood and concrete for small buildings and model what is complicated.',
      duties: [
        'Draft plans, sections and details',
        'Model and check for clashes',
        'Keep sheets and revisions in order',
        'Visit the site twice a month',
      ],
      qualifications: ['2 years drafting', 'Associate degree'],
    },
    {
      title: 'Survey Intern',
      type: 'Internship',
      trades: ['Land Surveying'],
      pay: [18, 20],
      lead: 'You spend a summer in the field with a party chief and a month in the office.',
      duties: [
        'Carry, drive hubs and cut line',
        'Learn the instrument',
        'Draw up what you measured',
        'Present one project at the end',
      ],
      qualifications: ['Enrolled student', 'Likes being outside'],
    },
  ],
};

export const building: TradeKit = {
  trades: ['Project Management', 'Site Supervision', 'Carpentry', 'Estimating', 'General Labor', 'Doors & Frames'],
  nouns: ['Builders', 'Construction', 'General Contractors'],
  work: 'build and remodel schools, clinics, shops and homes as a general contractor with a carpentry crew of our own',
  positions: [
    { position: 'Laborer', days: 'Unloaded, cleaned and helped every trade.' },
    { position: 'Carpenter Foreman', days: 'Self-performed concrete, rough and finish carpentry.' },
    { position: 'Superintendent', days: 'Ran two schools and a clinic, from first stake to last key.' },
  ],
  schools: ['Construction management, bachelor', 'Supervisory training program, 6 units'],
  jobs: [
    {
      title: 'Project Superintendent',
      trades: ['Site Supervision', 'Carpentry'],
      pay: [38, 46],
      lead: 'You run one site at a time, from the first stake to the last key, and live within a drive of it.',
      duties: [
        'Plan three weeks ahead and one day exactly',
        'Coordinate trades and inspections',
        'Keep daily reports with photographs',
        'Hold the safety talk and mean it',
      ],
      qualifications: ['5 years as superintendent', 'OSHA 30-hour'],
    },
    {
      title: 'Assistant Project Manager',
      trades: ['Project Management', 'Estimating'],
      pay: [31, 38],
      lead: 'You buy out, track and close jobs of one to eight million dollars beside a senior manager.',
      duties: [
        'Write scopes and compare bids',
        'Track submittals, changes and cost',
        'Visit every site each week',
        'Close out on time',
      ],
      qualifications: ['2 years in construction', 'Spreadsheets'],
    },
    {
      title: 'Carpenter Foreman',
      trades: ['Carpentry', 'Site Supervision', 'Doors & Frames'],
      pay: [30, 37],
      lead: 'You lead our own carpenters on remodels: layout, blocking, doors, trim and whatever is missing.',
      duties: [
        'Lay out walls and openings',
        'Hang frames, doors and hardware',
        'Order material before it is needed',
        'Teach two apprentices',
      ],
      qualifications: ['6 years carpentry', 'Own hand tools'],
    },
    {
      title: 'Construction Laborer',
      trades: ['General Labor', 'Construction Cleaning', 'Demolition'],
      pay: [18, 22],
      lead: 'You keep a site moving: unload, demolish, clean and help whoever is behind.',
      duties: [
        'Selective demolition with care for what stays',
        'Unload, stage and protect material',
        'Daily and final cleaning',
        'Flag deliveries',
      ],
      qualifications: ['No experience needed', 'Reliable ride to work'],
    },
  ],
};
