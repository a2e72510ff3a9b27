import { listJobsReceived, type SentBriefing } from '@plumbline/shared/contracts/access/briefings';
import { getBadges } from '@plumbline/shared/contracts/notifications/notifications';
import { briefingStates } from '@plumbline/shared/domain/briefings/briefing-states';
import { useState } from 'react';
import type { Examples } from '../../../gallery/example.ts';
import { answering } from '../../../gallery/replies.ts';
import { WORKER } from '../../../gallery/workers.ts';
import { writeStored } from '../../lib/session/browser-storage.ts';
import { Chips } from '../../ui/text/pill.tsx';
import { BriefingBanner } from './briefing-banner.tsx';
import { BriefingPill } from './briefing-pill.tsx';
import { SentTable } from './sent-table.tsx';

const Pills = ({ reader }: { reader: 'company' | 'seeker' }) => (
  <Chips>
    {briefingStates.map((state) => (
      <BriefingPill key={state} state={state} reader={reader} />
    ))}
  </Chips>
);

const sent = (index: number, changes: Partial<SentBriefing>): SentBriefing => ({
  job: {
    id: String(index).repeat(24),
    name: 'Rough-In Plumber',
    type: 'Full-Time',
    compensation: '$31 an hour',
    city: 'Warsaw',
    state: 'IN',
    createdAt: '2026-11-06T15:00:00.000Z',
  },
  recipient: { id: WORKER, name: 'Jobseeker9c07', city: 'Warsaw', state: 'IN', isOpen: false },
  state: 'pending',
  sentAt: '2026-11-20T15:00:00.000Z',
  ...changes,
});

const nothing = { isNew: false, count: '' };

/** The banner for a worker who has seen on an earlier page that a briefing waits. */
const Waiting = () => {
  useState(() => writeStored('briefingWaits', true));
  return <BriefingBanner />;
};

export const examples: Examples = {
  BriefingBanner: {
    'one waits': {
      Draw: () => <Waiting />,
      as: 'candidate',
      replies: [
        answering(getBadges, {
          findEmployees: nothing,
          findJobs: { isNew: true, count: '1' },
          tradePartners: nothing,
          messages: nothing,
          notifications: nothing,
        }),
        answering(listJobsReceived, {
          results: [
            {
              type: 'briefing',
              job: { ...sent(1, {}).job, company: { id: 'd'.repeat(24), name: 'Eel River Mechanical' } },
              date: '2026-11-20T15:00:00.000Z',
              state: 'pending',
            },
          ],
          total: 1,
        }),
      ],
    },
  },
  SentTable: {
    loading: () => <SentTable rows={undefined} />,
    full: () => (
      <SentTable
        rows={[
          sent(1, {}),
          sent(2, {
            state: 'accepted',
            answeredAt: '2026-11-23T15:00:00.000Z',
            recipient: {
              id: WORKER,
              name: 'Travis',
              lastName: 'Yoder',
              city: 'Warsaw',
              state: 'IN',
              phoneNumber: '5742691234',
              email: 'travis@example.test',
              isOpen: true,
            },
          }),
        ]}
      />
    ),
  },
  BriefingPill: {
    'for the company': () => <Pills reader="company" />,
    'for the worker': () => <Pills reader="seeker" />,
  },
};
