import type { DemoSeeker } from '../world/records.ts';

/** What is fixed about a seeker of the pictures; the rest is drawn. */
export type FeaturedSeeker = {
  idPrefix: string;
  name: string;
  lastName: string;
  zip: string;
  email?: string;
  experiences: DemoSeeker['seeker']['handsOnExperiences'];
  seeker?: Partial<DemoSeeker['seeker']>;
};

/** The demo seeker is the first. */
export const DEMO_SEEKER_INDEX = 0;
/** Lakeland has unlocked Travis Yoder, and he has accepted its job briefing. */
export const TRAVIS_INDEX = 3;

const experience = (category: string, rating: number, amount: '1-5YR' | '5-10YR' | '10YR+') => ({
  category,
  rating,
  amount,
});

export const featuredSeekers: readonly FeaturedSeeker[] = [
  {
    idPrefix: '4f2a',
    name: 'Marcus',
    lastName: 'Delgado',
    zip: '46982',
    email: 'demo.seeker@plumbline.test',
    experiences: [
      experience('Carpentry', 3, '10YR+'),
      experience('Framing', 3, '10YR+'),
      experience('Stairs & Railings', 2, '5-10YR'),
      experience('Concrete', 1, '1-5YR'),
    ],
    seeker: {
      positionSeeking: ['Full-Time', 'Training Apprenticeship'],
      isVeteran: true,
      veteranStatus: 'Retired',
      latestEducation: 'HS Diploma',
      hasFormalTraining: true,
      formalTrainingDescription: 'Carpentry, Ivy Tech, 2 years',
      formalTrainingCategories: ['Carpentry'],
      previousCompaniesWorkedFor: [
        {
          position: 'Lead Carpenter',
          from: '2019',
          current: true,
          dailyResponsibilities: 'Runs a crew of three on custom homes. Layout, walls, stairs and trusses.',
        },
        {
          position: 'Framing Carpenter',
          from: '2013',
          to: '2019',
          dailyResponsibilities: 'Tract houses and two schools, from plates to sheathing.',
        },
        { position: "Carpenter's Helper", from: '2010', to: '2013' },
      ],
      managementExperience: ['Crew Management'],
      hasReferences: true,
      references: [
        {
          name: 'Joan Beachy',
          relationship: 'Owner, custom home builder',
          email: 'joan.beachy@example.com',
          phone: '(574) 555-0117',
        },
        {
          name: 'Curtis Lamb',
          relationship: 'Superintendent',
          email: 'curtis.lamb@example.com',
          phone: '(260) 555-0164',
        },
        {
          name: 'Teresa Ochoa',
          relationship: 'Former crew leader',
          email: 'teresa.ochoa@example.com',
          phone: '(574) 555-0129',
        },
      ],
      validDriversLicense: true,
      validCdlLicense: true,
      cdlClass: 'B',
      reliableTransportation: true,
    },
  },
  {
    idPrefix: '9c07',
    name: 'Andrea',
    lastName: 'Kowalski',
    zip: '46538',
    experiences: [experience('Framing', 2, '5-10YR'), experience('Siding', 1, '1-5YR')],
  },
  {
    idPrefix: 'b81e',
    name: 'Luis',
    lastName: 'Salazar',
    zip: '46542',
    experiences: [experience('Carpentry', 2, '5-10YR'), experience('Decks & Porches', 1, '1-5YR')],
  },
  {
    idPrefix: 'd3c4',
    name: 'Travis',
    lastName: 'Yoder',
    zip: '46562',
    experiences: [experience('Carpentry', 1, '1-5YR')],
  },
  {
    idPrefix: '27d3',
    name: 'Monique',
    lastName: 'Harris',
    zip: '46725',
    experiences: [experience('Framing', 1, '1-5YR')],
  },
  {
    idPrefix: 'e55b',
    name: 'Peter',
    lastName: 'Hochstetler',
    zip: '46590',
    experiences: [experience('Framing', 3, '10YR+'), experience('Trusses', 2, '5-10YR')],
  },
  {
    idPrefix: 'a310',
    name: 'Jorge',
    lastName: 'Mendoza',
    zip: '46510',
    experiences: [experience('Carpentry', 2, '5-10YR')],
  },
  {
    idPrefix: '6f4d',
    name: 'Lena',
    lastName: 'Bontrager',
    zip: '46550',
    experiences: [experience('Stairs & Railings', 3, '10YR+'), experience('Finish Carpentry', 3, '10YR+')],
  },
  {
    idPrefix: '0be9',
    name: 'Caleb',
    lastName: 'Ross',
    zip: '46962',
    experiences: [experience('Carpentry', 1, '1-5YR')],
  },
];
