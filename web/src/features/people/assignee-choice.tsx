import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { usePersonChanges } from './api/use-person-changes.ts';

type AssigneeChoiceProps = {
  person: Pick<KnownPerson, 'id' | 'assignee'>;
  job: string;
  team: readonly { id: string; name: string }[];
};

/** Chooses the user who takes care of a person. */
export const AssigneeChoice = ({ person: { id, assignee }, job, team }: AssigneeChoiceProps) => {
  const { t } = useTranslation();
  const { assign } = usePersonChanges(id);
  const users = assignee && !team.some((user) => user.id === assignee.id) ? [...team, assignee] : team;
  return (
    <Choice
      label={t('Assigned to')}
      saves
      disabled={assign.isPending}
      value={assignee?.id ?? ''}
      values={['', ...users.map((user) => user.id)]}
      words={{ '': msg('No one'), ...Object.fromEntries(users.map((user) => [user.id, user.name])) }}
      onChange={(user) => assign.mutate({ job, assignee: user || null })}
    />
  );
};
