import { Box } from '@chakra-ui/react';
import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/layout/card.tsx';
import { ContactLink } from '../contact-link.tsx';
import { LastNote } from '../last-note.tsx';
import { ReachedLine } from '../reached-line.tsx';
import { StageOrJob } from '../stage-or-job.tsx';

/** A person on the board, with the select that moves the card. */
export const PersonCard = ({ person, onFocus }: { person: KnownPerson; onFocus: () => void }) => {
  const { t } = useTranslation();
  const { id, trades, job, note, assignee } = person;
  return (
    <Card as="li" data-person={id} onFocus={onFocus} p="3" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Box display="grid" justifyItems="start">
        <Box as="b" fontSize="1.0625rem" overflowWrap="anywhere">
          <Link className="tap" to={paths.employees.person.path(id)}>
            {fullName(person)}
          </Link>
        </Box>
        <ContactLink person={person} />
        <ReachedLine person={person} />
      </Box>
      <Box color="muted" textStyle="small" overflowWrap="anywhere">
        {trades.length > 0 && (
          <p>
            {trades
              .slice(0, 2)
              .map((trade) => t(trade))
              .join(', ')}
          </p>
        )}
        {job && <p>{job.name}</p>}
      </Box>
      {note && (
        <Box textStyle="small">
          <LastNote note={note} />
        </Box>
      )}
      {assignee && (
        <Box as="p" color="muted" textStyle="small">
          {t('Assigned to')}: {assignee.name}
        </Box>
      )}
      <StageOrJob person={person} width="full" />
    </Card>
  );
};
