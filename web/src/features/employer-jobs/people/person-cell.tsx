import { Box } from '@chakra-ui/react';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { useTranslation } from 'react-i18next';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { Avatar, MaskedAvatar } from '../../../ui/text/avatar.tsx';
import { NewMark, StatusPill } from '../../../ui/text/pill.tsx';
import { fullName } from './full-name.ts';

/** Who it is as far as the company may know, why it fits, and where [PRO-37]. */
export const PersonCell = ({ person }: { person: PersonRow }) => {
  const { t } = useTranslation();
  const name = fullName(person);
  return (
    <Box display="flex" gap="3.5" alignItems={{ base: 'flex-start', md: 'center' }} py={{ md: '1.5' }}>
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
            {[person.city, person.state].filter(Boolean).join(', ')}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
