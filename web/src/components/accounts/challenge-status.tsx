import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Says that a challenge is being solved, once it takes longer than usual. */
export const ChallengeStatus = ({ isSlow }: { isSlow: boolean }) => {
  const { t } = useTranslation();
  return (
    <Box role="status" color="muted" textStyle="small" _empty={{ display: 'none' }}>
      {isSlow && t('Checking that you are not a robot. This can take a few seconds.')}
    </Box>
  );
};
