import type { TradeKit } from './trade-template.ts';

export const sitework: TradeKit = {
  trades: ['Excavation', 'Grading', 'Heavy Equipment Operation', 'Pipelaying', 'Septic Systems', 'Demolition'],
  nouns: ['Excavating', 'Site & Utility', 'Earthworks'],
  work: 'dig, grade and lay pipe for houses, plants and subdivisions with our own machines and trucks',
  positions: [
    { position: 'Pipe Laborer', days: 'Set pipe, tamped bedding and held the rod.' },
    { position: 'Truck Driver', days: 'Tandem and lowboy, stone and machines.' },
    { position: 'Equipment Operator', days: 'Excavator and dozer on basements, ponds and sewers.' },
  ],
  schools: ['Operating engineers apprenticeship, 3 years', 'NCCER heavy equipment, level 2'],
  jobs: [
    {
      title: 'Excavator Operator',
      trades: ['Excavation', 'Heavy Equipment Operation'],
      pay: [29, 37],
      lead: 'You dig basements, ponds and utilities with a machine that has your name on the seat.',
      duties: [
        'Dig to grade with GPS or a laser',
        'Dig around what is marked, by hand where it counts',
        'Load trucks without waiting or dropping',
        'Grease and check every morning',
      ],
      qualifications: ['4 years operating', 'Clean driving record'],
    },
    {
      title: 'Dozer and Grade Operator',
      trades: ['Grading', 'Heavy Equipment Operation'],
      pay: [30, 38],
      lead: 'You cut and finish pads, roads and ponds to a tenth.',
      duties: [
        'Run a dozer and a motor grader with GPS',
        'Balance cuts and fills',
        'Finish slopes and ditches',
        'Check your own grade',
      ],
      qualifications: ['5 years operating', 'GPS machine control'],
    },
    {
      title: 'Pipe Layer',
      trades: ['Pipelaying', 'Excavation'],
      pay: [25, 31],
      lead: 'You lay storm, sewer and water lines in the box, on line and on grade.',
      duties: [
        'Set the laser and keep it honest',
        'Lay, join and bed pipe',
        'Build structures and make taps',
        'Work in a trench box, always',
      ],
      qualifications: ['2 years pipe', 'OSHA 10-hour'],
    },
    {
      title: 'CDL Truck Driver',
      trades: ['Truck Driving & Delivery', 'Excavation'],
      pay: [26, 31],
      lead: 'You haul stone, dirt and machines, and sleep at home every night.',
      duties: [
        'Drive tandem and lowboy',
        'Secure loads as if your family drove behind',
        'Spread stone evenly',
        'Help the crew when the truck stands',
      ],
      qualifications: ['Class A CDL', '2 years driving', 'DOT physical'],
    },
  ],
};

export const grounds: TradeKit = {
  trades: ['Landscaping', 'Pavers & Hardscape', 'Irrigation', 'Retaining Walls', 'Tree Service', 'Fencing'],
  nouns: ['Landscape', 'Outdoor Works', 'Grounds & Garden'],
  work: 'plant, pave and keep up grounds for lake homes, campuses and towns',
  positions: [
    { position: 'Grounds Laborer', days: 'Mowed, mulched and planted.' },
    { position: 'Hardscape Installer', days: 'Patios, walls and steps in paver and stone.' },
    { position: 'Crew Leader', days: 'Ran three people and two trucks, from estimate to last broom.' },
  ],
  schools: ['Landscape management, 2 years', 'Paver installer certificate'],
  jobs: [
    {
      title: 'Hardscape Crew Leader',
      trades: ['Pavers & Hardscape', 'Retaining Walls', 'Landscaping'],
      pay: [26, 33],
      lead: 'You lead three people on patios, walls and lake fronts, one job at a time.',
      duties: [
        'Lay out, excavate and compact a base that stays',
        'Set pavers, caps and steps',
        'Run the skid steer',
        'Keep the customer up to date',
      ],
      qualifications: ['3 years hardscape', "Valid driver's license"],
    },
    {
      title: 'Irrigation Technician',
      trades: ['Irrigation', 'Landscaping'],
      pay: [22, 28],
      lead: 'You install and repair irrigation on homes and ball fields, and blow it out in the fall.',
      duties: [
        'Pull pipe and set heads',
        'Wire and program controllers',
        'Find leaks and bad valves',
        'Log every start-up',
      ],
      qualifications: ['1 year irrigation', "Valid driver's license"],
    },
    {
      title: 'Tree Climber',
      trades: ['Tree Service', 'Land Clearing'],
      pay: [25, 34],
      lead: 'You climb, rig and remove with a ground crew that watches you.',
      duties: [
        'Climb and prune without spikes',
        'Rig limbs over roofs and lines',
        'Run the chipper and the bucket truck',
        'Inspect ropes and saddles daily',
      ],
      qualifications: ['2 years climbing', 'Own saddle'],
    },
    {
      title: 'Seasonal Landscaper',
      type: 'Part-Time',
      trades: ['Landscaping', 'Lawn & Grounds'],
      pay: [17, 20],
      lead: 'You plant, mulch and mow from April to November, three or four days a week.',
      duties: [
        'Plant trees, shrubs and beds',
        'Mow, edge and blow',
        'Spread mulch and stone',
        'Water what you planted',
      ],
      qualifications: ['No experience needed', 'Likes being outside'],
    },
  ],
};
