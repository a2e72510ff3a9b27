import { Box } from '@chakra-ui/react';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { useTranslation } from 'react-i18next';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { CheckLabel } from '../../../ui/fields/check-field.tsx';
import { Avatar, MaskedAvatar } from '../../../ui/text/avatar.tsx';
import { NewMark, StatusPill } from '../../../ui/text/pill.tsx';
import type { ChosenPeople } from './use-chosen-people.ts';

type PersonCellProps = { person: PersonRow; chosen?: ChosenPeople | undefined };

/** The person as far as the company may know, the reason for the match, and the place [PRO-37]. */
export const PersonCell = ({ person, chosen }: PersonCellProps) => {
  const { t } = useTranslation();
  const name = fullName(person);
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
      {person.hasProfileViewAccess ? <Avatar name={name} photoUrl={person.profilePhotoUrl} /> : <MaskedAvatar />}
      <Box minWidth="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1" fontSize="1.0625rem">
          <b>{name}</b>
          {person.isNew && <NewMark>{t('New')}</NewMark>}
          {person.hasProfileViewAccess && <StatusPill status="Unlocked" />}
        </Box>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mt="1.5">
          {person.reason && <MatchReason>{person.reason}</MatchReason>}
          <Box as="span" color="muted" textStyle="small">
            {placeText(person)}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
