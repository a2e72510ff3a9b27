import { invitationStates } from '@plumbline/shared/domain/projects/invitation-states';
import type { Examples } from '../../../gallery/example.ts';
import { Chips } from '../../ui/text/pill.tsx';
import { InvitationPill } from './invitation-pill.tsx';

export const examples: Examples = {
  InvitationPill: {
    states: () => (
      <Chips>
        {invitationStates.map((state) => (
          <InvitationPill key={state} state={state} />
        ))}
      </Chips>
    ),
  },
};
