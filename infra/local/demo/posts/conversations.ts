import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { TRAVIS_INDEX } from '../people/featured-seekers.ts';
import type { Random } from '../world/random.ts';
import type { DemoCompany, DemoConversation } from '../world/records.ts';

type Line = { isOwn: boolean; daysAgo: number; text: string };

const withVendor: Line[] = [
  { isOwn: true, daysAgo: 4.1, text: 'When could the trusses for the first two townhomes be here?' },
  {
    isOwn: false,
    daysAgo: 3.8,
    text: 'You get drawings on Friday, and the trusses nine working days after you sign them. We bring the crane.',
  },
  { isOwn: true, daysAgo: 3.7, text: 'Good, the plates are on by then. Who signs, you or the engineer?' },
  { isOwn: false, daysAgo: 0.2, text: 'The engineer does. I will send you his sheet tomorrow.' },
];

const withCrewLeader: Line[] = [
  { isOwn: false, daysAgo: 0.85, text: 'Thanks for the job. Do I bring my own nailer?' },
  { isOwn: true, daysAgo: 0.8, text: 'No need, we have them in the trailer. Can you come by Thursday at 7?' },
];

/** What Lakeland writes with a vendor it is connected with, whose last message waits, and with Travis. */
export const buildConversations = (random: Random, companies: DemoCompany[]): DemoConversation[] => {
  const linesOf = (lines: Line[]) => lines.map((line) => ({ ...line, id: random.hexId() }));
  const vendor = companies.findIndex(({ name }) => name === 'Kosciusko Truss');
  return [
    { companyIndex: LAKELAND_INDEX, other: { companyIndex: vendor }, messages: linesOf(withVendor), unread: 1 },
    {
      companyIndex: LAKELAND_INDEX,
      other: { seekerIndex: TRAVIS_INDEX },
      messages: linesOf(withCrewLeader),
      unread: 0,
    },
  ];
};
