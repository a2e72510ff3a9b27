import { Box } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MatchReason } from '../../components/job/match-reason.tsx';
import { MaskedValue } from '../../components/profile/masked.tsx';
import { MaskedAvatar } from '../../ui/text/avatar.tsx';
import { Pill } from '../../ui/text/pill.tsx';
import { TwoColumns } from './two-columns.ts';

/** A match as companies see it, with hidden name and number. */
export const MatchSample = () => {
  const { t } = useTranslation();
  return (
    <Box as="section" bg="surface" borderBottomWidth="1px" borderColor="border">
      <TwoColumns alignItems="center" columnGap="12">
        <div>
          <h2>{t('Every match says why')}</h2>
          <Box as="p" marginTop="3" maxWidth="46ch">
            {t(
              'A match names the trade you share, the level the worker rates at, and how far away they live. Names and contact details stay hidden until you unlock them.',
            )}
          </Box>
        </div>
        <Box
          bg="bg"
          borderWidth="1px"
          borderColor="border"
          borderRadius="m"
          display="grid"
          gridTemplateColumns={{ base: 'auto 1fr', lg: 'auto 1fr auto' }}
          alignItems="center"
          rowGap="3.5"
          columnGap="4"
          padding={{ base: '4', lg: '22px' }}
          css={{
            '& > [data-ui=reason], & > [data-ui=pill]': {
              justifySelf: { base: 'start', lg: 'end' },
              gridColumn: { base: '1 / -1', lg: 'auto' },
            },
          }}
        >
          <Box css={{ '& [data-ui=avatar]': { width: '56px', height: '56px' } }}>
            <MaskedAvatar />
          </Box>
          <div>
            <Box as="h3" fontSize="1.375rem">
              Jobseeker4f2a
            </Box>
            <Box as="p" color="muted" textStyle="small">
              Silver Lake, IN
            </Box>
          </div>
          <MatchReason>{t('Carpentry, Master, 12 miles')}</MatchReason>
          <Box gridColumn={{ base: '1 / -1', lg: '2' }} textStyle="small">
            <MaskedValue kind="phone" withIcon />
          </Box>
          <Pill tone="success" icon={CircleCheck}>
            {t('Active today')}
          </Pill>
        </Box>
      </TwoColumns>
    </Box>
  );
};
