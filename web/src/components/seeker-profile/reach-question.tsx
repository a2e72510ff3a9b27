import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { useReachQuestion } from './use-reach-question.ts';

/** Asks some days after an unlock whether phone or e-mail worked. The company is asked once, not each of its users. */
export const ReachQuestion = ({ seeker }: { seeker: Pick<ProfileView, 'id' | 'name' | 'lastName'> }) => {
  const { t } = useTranslation();
  const { asks, answer } = useReachQuestion(seeker.id);
  if (!asks) return null;
  return (
    <Box
      role="group"
      aria-labelledby="reach-question"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="3"
      borderTopWidth="1px"
      borderColor="border"
      pt="4"
    >
      <p id="reach-question">{t('Did you reach {{name}}?', { name: fullName(seeker) })}</p>
      <Box display="flex" gap="1">
        <Button variant="text" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          {t('Yes')}
        </Button>
        <Button variant="text" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {t('No')}
        </Button>
      </Box>
    </Box>
  );
};
