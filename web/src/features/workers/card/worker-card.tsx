import { Box } from '@chakra-ui/react';
import type { WorkerCard as Worker } from '@plumbline/shared/contracts/search/workers';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OwnWindow } from '../../../components/worker/offers/own-window.tsx';
import { WorkerLine } from '../../../components/worker/worker-line.tsx';
import { useListState } from '../../../lib/page/list-address.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ListRow } from '../../../ui/lists/list-card.tsx';
import { Avatar, MaskedAvatar } from '../../../ui/text/avatar.tsx';

type WorkerCardProps = { worker: Worker; to: string };

/** A worker in the results of a search. On a phone the name is the link [SKW-10, SKW-14]. */
export const WorkerCard = ({ worker, to }: WorkerCardProps) => {
  const { t } = useTranslation();
  const name = fullName(worker);
  const titleId = `worker-${worker.id}`;
  const state = useListState();
  return (
    <ListRow display="flex" gap="3.5" alignItems="flex-start">
      <Box hideBelow="md">
        {worker.hasProfileViewAccess ? <Avatar name={name} photoUrl={worker.profilePhotoUrl} /> : <MaskedAvatar />}
      </Box>
      <Box flex="1" minWidth="0" display="grid" gap="2">
        <WorkerLine
          worker={worker}
          pricedBy={worker.trades.map(({ category }) => category)}
          name={
            <Box as="h3" id={titleId} fontSize="inherit">
              <Link className="tap" to={to} state={state}>
                {name}
              </Link>
            </Box>
          }
        />
        {worker.priorityAccessUntil && <OwnWindow until={worker.priorityAccessUntil} />}
      </Box>
      <Box hideBelow="md" flex="none">
        <ButtonLink to={to} state={state} aria-describedby={titleId}>
          {t('View Profile')}
        </ButtonLink>
      </Box>
    </ListRow>
  );
};
