import { locateZip } from '@plumbline/shared/geography/zip-location';
import { placeFields } from '../world/contact.ts';
import { daysBefore } from '../world/dates.ts';
import { createRandom } from '../world/random.ts';
import type { DemoSchool } from '../world/records.ts';

/** Its own, so that nobody else in the demo is drawn differently because of the schools. */
const SEED = 46591;
const OPENED_DAYS_AGO = 210;

/** The one school there is, whose account the demo shows. */
export const buildSchools = (now: Date): DemoSchool[] => {
  const random = createRandom(SEED);
  return [
    {
      id: random.hexId(),
      kind: 'educational',
      name: 'Lake City Trades School',
      email: 'demo.school@plumbline.test',
      phoneNumber: '(574) 555-0171',
      address: '800 East Smith Street',
      ...placeFields(locateZip('46580')!),
      website: 'https://lake-city-trades.example.com',
      description:
        '<p>Evening and daytime classes in carpentry, plumbing and electrical work, in Warsaw since 1986. Class of 140, and a shop of 12,000 square feet.</p><p>We look for companies that take our students as apprentices in their second year.</p>',
      public: true,
      primaryUser: { id: random.hexId(), displayName: 'Marlene Yoder' },
      lastActivity: daysBefore(now, 0, 95),
      createdAt: daysBefore(now, OPENED_DAYS_AGO, 300),
      tradesTaught: ['Carpentry', 'Framing', 'Finish Carpentry', 'Plumbing & Pipefitting', 'Electrical'],
      students: 14,
    },
  ];
};
