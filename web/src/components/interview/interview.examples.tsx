import { type Interview, listInterviews } from '@plumbline/shared/contracts/interviews/interviews';
import type { Examples } from '../../../gallery/example.ts';
import { JOB } from '../../../gallery/posts.ts';
import { answering } from '../../../gallery/replies.ts';
import { InterviewPill } from './interview-pill.tsx';
import { OwnInterviews } from './own-interviews.tsx';

const of = (index: number, name: string, interview: Partial<Interview>) => ({
  job: { id: JOB.replaceAll('c', String(index)), name },
  company: { id: 'd'.repeat(24), name: 'Eel River Mechanical' },
  timeZone: 'America/Indiana/Indianapolis',
  site: 'Warsaw, IN 46580',
  interview: {
    state: 'proposed' as const,
    proposedBy: 'company' as const,
    times: ['2026-12-02T15:00:00.000Z'],
    minutes: 30 as const,
    way: 'phone' as const,
    place: '',
    note: '',
    updatedAt: '2026-11-20T15:00:00.000Z',
    ...interview,
  },
});

export const examples: Examples = {
  InterviewPill: {
    default: () => (
      <>
        <InterviewPill interview={of(1, '', { state: 'agreed', start: '2099-12-02T15:00:00.000Z' }).interview} />
        <InterviewPill interview={of(1, '', { times: ['2099-12-02T15:00:00.000Z'] }).interview} />
        <InterviewPill interview={of(1, '', { times: ['2099-12-02T15:00:00.000Z'], proposedBy: 'worker' }).interview} />
        <InterviewPill interview={of(1, '', { times: ['2020-12-02T15:00:00.000Z'] }).interview} />
      </>
    ),
  },
  OwnInterviews: {
    full: {
      Draw: () => <OwnInterviews />,
      as: 'candidate',
      replies: [
        answering(listInterviews, {
          results: [
            of(1, 'Gas Fitter', {}),
            of(2, 'Pipefitter', { proposedBy: 'worker' }),
            of(3, 'Boiler Technician', { state: 'agreed', start: '2026-12-02T15:00:00.000Z' }),
          ],
        }),
      ],
    },
  },
};
