import type { Examples } from '../../../gallery/example.ts';
import { hoursFromNow, worker } from '../../../gallery/workers.ts';
import { WorkerLine } from './worker-line.tsx';

export const examples: Examples = {
  WorkerLine: {
    masked: () => <WorkerLine worker={worker()} />,
    unlocked: () => <WorkerLine worker={worker({ name: 'Travis', lastName: 'Yoder', hasProfileViewAccess: true })} />,
    'job sent': () => <WorkerLine worker={worker({ sentJobAt: hoursFromNow(-30) })} />,
    'briefing sent': () => <WorkerLine worker={worker({ briefedAt: hoursFromNow(-30) })} />,
    'many trades and papers': () => (
      <WorkerLine
        worker={worker({
          trades: ['Framing', 'Siding', 'Flat & Membrane Roofing', 'Gutters & Downspouts', 'Carpentry'].map(
            (category) => ({ category, rating: 3, amount: '10YR+' as const }),
          ),
          reliableTransportation: false,
          documents: [
            { id: '1', kind: 'osha-10', validity: 'valid' },
            { id: '2', kind: 'union-card', validity: 'valid' },
          ],
        })}
      />
    ),
  },
};
