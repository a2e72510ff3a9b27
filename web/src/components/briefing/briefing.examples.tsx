import { briefingStates } from '@plumbline/shared/domain/briefings/briefing-states';
import type { Examples } from '../../../gallery/example.ts';
import { Chips } from '../../ui/text/pill.tsx';
import { BriefingPill } from './briefing-pill.tsx';

const Pills = ({ reader }: { reader: 'company' | 'seeker' }) => (
  <Chips>
    {briefingStates.map((state) => (
      <BriefingPill key={state} state={state} reader={reader} />
    ))}
  </Chips>
);

export const examples: Examples = {
  BriefingPill: {
    'for the company': () => <Pills reader="company" />,
    'for the worker': () => <Pills reader="seeker" />,
  },
};
