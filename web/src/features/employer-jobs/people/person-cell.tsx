import { Box } from '@chakra-ui/react';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WorkerLine } from '../../../components/worker/worker-line.tsx';
import { CheckLabel } from '../../../ui/fields/check-field.tsx';
import { Avatar, MaskedAvatar } from '../../../ui/text/avatar.tsx';
import { NewMark, Pill } from '../../../ui/text/pill.tsx';
import type { ChosenPeople } from './use-chosen-people.ts';

type PersonCellProps = { person: PersonRow; isMatch?: boolean; chosen?: ChosenPeople | undefined };

/** The person as far as the company may know, the reason for the match, and the place [PRO-37]. */
export const PersonCell = ({ person, isMatch = false, chosen }: PersonCellProps) => {
  const { t } = useTranslation();
  const name = fullName(person);
  // The company's rows name the trades by their words only; the reason has the level.
  const { trades, ...facts } = person;
  return (
    <Box display="flex" gap="3.5" alignItems={{ base: 'flex-start', md: 'center' }} py={{ md: '1.5' }}>
      {chosen && (
        <CheckLabel mt={{ base: '-1', md: '0' }}>
          <input
            type="checkbox"
            aria-label={t('Select {{name}}', { name })}
            checked={chosen.isChosen(person.id)}
            onChange={() => chosen.toggle(person.id)}
          />
        </CheckLabel>
      )}
      <Box hideBelow="md">
        {person.hasProfileViewAccess ? <Avatar name={name} photoUrl={person.profilePhotoUrl} /> : <MaskedAvatar />}
      </Box>
      <Box flex="1" minWidth="0">
        <WorkerLine
          worker={facts}
          pricedBy={trades}
          marks={
            <>
              {person.isNew && <NewMark>{t('New')}</NewMark>}
              {isMatch && person.actions.profileRequestedAt && <Pill icon={UserCheck}>{t('Applied')}</Pill>}
            </>
          }
        />
      </Box>
    </Box>
  );
};
