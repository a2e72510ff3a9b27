import { Box } from '@chakra-ui/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { A_VISIT } from '../../../lib/queries/dashboard.ts';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { Later } from '../../../ui/states/later.tsx';
import { Bone, Skeleton } from '../../../ui/states/skeleton.tsx';
import { Panel } from '../panel.tsx';

const TradeChoice = lazy(async () => ({ default: (await import('./trade-choice.tsx')).TradeChoice }));

const ChoiceBones = () => (
  <>
    <Bone width="full" height="46px" marginTop="25px" />
    <Bone width="200px" height="44px" />
  </>
);

const ChoiceShape = () => (
  <Skeleton display="grid" gap="3.5">
    <ChoiceBones />
  </Skeleton>
);

const MatchingShape = () => (
  <Skeleton display="grid" gap="3.5">
    <Bone width="80%" />
    <ChoiceBones />
  </Skeleton>
);

/** The trades the company needs people for; its matches are made from them [SHL-03]. */
export const EmployeeMatching = () => {
  const { t } = useTranslation();
  const profile = useOwnProfile({ staleTime: A_VISIT });
  return (
    <Panel
      title={t('Employee Matching')}
      failure={t("We couldn't retrieve the data for this profile.")}
      query={profile}
      shape={<MatchingShape />}
    >
      {(data) => (
        <>
          <Box as="p" color="muted" textStyle="small">
            {t('Pick the trades you need. Matches show under Company Matches.')}
          </Box>
          <Later shape={<ChoiceShape />}>{() => <TradeChoice profile={data} />}</Later>
        </>
      )}
    </Panel>
  );
};
