import { Box } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { PlanRows } from './plan-rows.tsx';
import { usePlans } from './use-plans.ts';

/**
 * The plans of another company's project, for a company that is connected or invited. Renders nothing when there are no
 * plans.
 */
export const SharedPlans = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation();
  const found = usePlans(projectId);
  if (found.data?.results.length === 0) return null;
  return (
    <Card as="section" pad display="grid" gap="3" aria-labelledby="plans">
      <h2 id="plans">{t('Plans')}</h2>
      {found.data ? (
        <>
          <Box as="p" color="muted" textStyle="small">
            {t('The owner can see which plans you open.')}
          </Box>
          <PlanRows projectId={projectId} plans={found.data.results} />
        </>
      ) : (
        <PendingAnswer query={found} failure={t("We couldn't load the plans.")} />
      )}
    </Card>
  );
};

/** The number of plans of a project whose plans the reader can't open yet. */
export const ClosedPlans = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return (
    <Card as="section" pad display="grid" gap="2" aria-labelledby="plans">
      <h2 id="plans">{t('Plans')}</h2>
      <Box as="p" display="flex" alignItems="center" gap="2">
        <Lock size={16} aria-hidden />
        {t('{{count}} plans, open after connecting', { count })}
      </Box>
    </Card>
  );
};
