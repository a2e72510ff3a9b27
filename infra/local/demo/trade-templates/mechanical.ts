import type { TradeKit } from './trade-template.ts';

export const electrical: TradeKit = {
  trades: ['Electrical', 'Industrial Electrical', 'Data & Low Voltage', 'Fire Alarm', 'Generators', 'Solar'],
  nouns: ['Electric', 'Electrical Contractors', 'Power & Light'],
  work: 'wire houses, shops and plants, and answer the phone at night when something trips',
  positions: [
    { position: 'Electrician Helper', days: 'Pulled wire, set boxes and kept the van stocked.' },
    { position: 'Apprentice Electrician', days: 'Rough-in and trim on houses and small shops.' },
    { position: 'Journeyman Electrician', days: 'Services, panels, controls and conduit in plants and schools.' },
  ],
  schools: ['Electrical apprenticeship, 5 years', 'Industrial electricity, community college, 2 years'],
  jobs: [
    {
      title: 'Journeyman Electrician',
      trades: ['Electrical'],
      pay: [34, 42],
      lead: 'You run commercial jobs of four to twelve weeks with an apprentice beside you.',
      duties: [
        'Bend and run conduit that looks planned',
        'Set panels and terminate to the schedule',
        'Lay out work and order material ahead',
        'Walk inspections',
      ],
      qualifications: ['Journeyman license', 'Own hand tools', "Valid driver's license"],
    },
    {
      title: 'Industrial Electrician',
      trades: ['Electrical', 'Industrial Electrical'],
      pay: [36, 45],
      lead: 'You keep orthopedic, food and RV plants running, and wire what they add.',
      duties: [
        'Trace and repair controls, drives and motors',
        'Install machines on shutdown weekends',
        'Read ladder logic',
        'Lock out, tag out, try out',
      ],
      qualifications: ['5 years industrial', 'PLC basics', 'OSHA 30-hour'],
    },
    {
      title: 'Service Electrician',
      trades: ['Electrical', 'Generators'],
      pay: [32, 40],
      lead: 'You take calls at houses and small shops in your own stocked van.',
      duties: [
        'Find the fault before you quote the fix',
        'Change services and panels',
        'Install standby generators',
        'Leave a note the customer can read',
      ],
      qualifications: ['Journeyman license', 'Good with people'],
    },
    {
      title: 'Electrical Apprentice',
      type: 'Training Apprenticeship',
      trades: ['Electrician Helper', 'Electrical'],
      pay: [19, 24],
      lead: 'You start with boxes and wire and leave with a license; school is paid and one evening a week.',
      duties: [
        'Set boxes and pull cable',
        'Learn conduit from small to large',
        'Keep the van and the tools in order',
        'Pass every term',
      ],
      qualifications: ['High school diploma or GED', 'Algebra'],
    },
  ],
};

export const plumbing: TradeKit = {
  trades: [
    'Plumbing & Pipefitting',
    'Gas Piping',
    'Steamfitting',
    'Drain & Sewer Cleaning',
    'Process Piping',
    'Septic Systems',
  ],
  nouns: ['Plumbing', 'Plumbing & Mechanical', 'Pipe & Drain'],
  work: 'pipe new buildings and repair old ones, from well to septic and from boiler room to roof',
  positions: [
    { position: 'Plumbing Helper', days: 'Dug, carried pipe and drilled holes.' },
    { position: 'Apprentice Plumber', days: 'Rough-in of houses, water heaters and drains.' },
    { position: 'Licensed Plumber', days: 'Ran schools and restaurants from underground to final.' },
  ],
  schools: ['Plumbers and pipefitters apprenticeship, 5 years', 'Plumbing, vocational school, 2 years'],
  jobs: [
    {
      title: 'Licensed Plumber',
      trades: ['Plumbing & Pipefitting', 'Gas Piping'],
      pay: [33, 41],
      lead: 'You rough in and finish commercial buildings with an apprentice of your own.',
      duties: [
        'Lay out from drawings and coordinate sleeves',
        'Run waste, water and gas',
        'Set fixtures that do not rock',
        'Test, document and walk the inspection',
      ],
      qualifications: ['Plumbing license', 'Own hand tools'],
    },
    {
      title: 'Service Plumber',
      trades: ['Plumbing & Pipefitting', 'Drain & Sewer Cleaning'],
      pay: [31, 39],
      lead: 'You fix what is broken in homes and small shops, from a van stocked the way you like it.',
      duties: [
        'Diagnose, price and repair in one visit where you can',
        'Camera and jet drains',
        'Replace heaters, softeners and pumps',
        'Share one weekend in six',
      ],
      qualifications: ['3 years service', "Valid driver's license"],
    },
    {
      title: 'Pipefitter',
      trades: ['Steamfitting', 'Process Piping', 'Plumbing & Pipefitting'],
      pay: [34, 42],
      lead: 'You fit steam, chilled water and process pipe in plants and hospitals.',
      duties: [
        'Measure, cut, fit and hang',
        'Read isometrics',
        'Work with our welders and riggers',
        'Pressure test and tag',
      ],
      qualifications: ['4 years fitting', 'OSHA 30-hour'],
    },
    {
      title: 'Plumbing Apprentice',
      type: 'Training Apprenticeship',
      trades: ['Plumbing & Pipefitting'],
      pay: [18, 23],
      lead: 'You learn plumbing in the field by day and in class on Tuesdays, and both are paid.',
      duties: [
        'Carry, cut and clean pipe',
        'Drill, strap and insulate',
        'Learn code one chapter at a time',
        'Dig when there is digging',
      ],
      qualifications: ['High school diploma or GED', 'Reliable ride to work'],
    },
  ],
};

export const hvac: TradeKit = {
  trades: ['Heating & A/C', 'Refrigeration', 'Ductwork', 'Sheet Metal', 'Boilers', 'Geothermal'],
  nouns: ['Heating & Air', 'Mechanical', 'Comfort Systems'],
  work: 'install and service furnaces, heat pumps and rooftop units, and make the duct in our own shop',
  positions: [
    { position: 'Install Helper', days: 'Carried units, ran line sets and cut register holes.' },
    { position: 'HVAC Installer', days: 'Furnaces, coils and duct in houses, two a week.' },
    { position: 'Service Technician', days: 'Gas, electric and heat pump calls, commercial and residential.' },
  ],
  schools: ['HVAC certificate, community college, 1 year', 'Sheet metal apprenticeship, 5 years'],
  jobs: [
    {
      title: 'HVAC Service Technician',
      trades: ['Heating & A/C', 'Refrigeration'],
      pay: [30, 40],
      lead: 'You find and fix what stopped working, at homes in the morning and rooftops in the afternoon.',
      duties: [
        'Diagnose gas, electric and refrigerant faults',
        'Recover, weigh and charge',
        'Explain the repair before you make it',
        'Share on-call one week in five',
      ],
      qualifications: ['EPA 608 universal', '3 years service', "Valid driver's license"],
    },
    {
      title: 'HVAC Installer',
      trades: ['Heating & A/C', 'Ductwork'],
      pay: [26, 33],
      lead: 'You change out furnaces and heat pumps and run duct that fits, with one partner and one house at a time.',
      duties: [
        'Remove the old without marking the walls',
        'Set equipment and run line sets, flues and drains',
        'Fit plenums and seal duct',
        'Start up, measure and write it down',
      ],
      qualifications: ['2 years installing', 'EPA 608'],
    },
    {
      title: 'Sheet Metal Mechanic',
      trades: ['Sheet Metal', 'Ductwork'],
      pay: [28, 36],
      lead: 'You make fittings in the shop and hang duct in schools and plants.',
      duties: [
        'Lay out and form fittings',
        'Hang, seal and insulate',
        'Set curbs and rooftop units with the crane',
        'Coordinate with sprinkler and electric',
      ],
      qualifications: ['3 years sheet metal', 'Reads plans'],
    },
    {
      title: 'HVAC Trainee',
      type: 'Training Apprenticeship',
      trades: ['Heating & A/C'],
      pay: [18, 22],
      lead: 'You ride with an installer for six months, then with a technician, and take the EPA test on us.',
      duties: [
        'Carry, clean and cut in',
        'Learn gauges, meters and manometers',
        'Change filters and clean coils',
        'Keep the van in order',
      ],
      qualifications: ['No experience needed', "Valid driver's license"],
    },
  ],
};
