import { Box } from '@chakra-ui/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazySection } from '../../../ui/states/lazy-section.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { useCompanySteps } from '../api/use-steps.ts';
import { Panel } from '../panel.tsx';

const TradeChoice = lazy(async () => ({ default: (await import('./trade-choice.tsx')).TradeChoice }));

const ChoiceSkeleton = () => (
  <>
    <SkeletonBox width="full" height="46px" marginTop="25px" />
    <SkeletonBox width="200px" height="44px" />
  </>
);

const ChoiceShape = () => (
  <Skeleton display="grid" gap="3.5">
    <ChoiceSkeleton />
  </Skeleton>
);

const MatchingShape = () => (
  <Skeleton display="grid" gap="3.5">
    <SkeletonBox width="80%" />
    <ChoiceSkeleton />
  </Skeleton>
);

/** The trades that the company needs people for, from which its matches are made [SHL-03]. */
export const EmployeeMatching = () => {
  const { t } = useTranslation();
  const steps = useCompanySteps();
  return (
    <Panel
      title={t('Employee Matching')}
      failure={t("We couldn't retrieve the data for this profile.")}
      query={steps}
      shape={<MatchingShape />}
    >
      {({ own }) => (
        <>
          <Box as="p" color="muted" textStyle="small">
            {t('Pick the trades you need. Matches show under Company Matches.')}
          </Box>
          <LazySection shape={<ChoiceShape />}>{() => <TradeChoice stored={own.neededTrades} />}</LazySection>
        </>
      )}
    </Panel>
  );
};
