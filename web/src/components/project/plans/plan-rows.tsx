import { Box } from '@chakra-ui/react';
import type { Plan } from '@plumbline/shared/contracts/projects/plans';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { useOpenPlan } from './use-plans.ts';

const MB = 1024 * 1024;
/** '0.4 MB': plans are never so small that KB matter. */
const megabytes = (size: number): string => `${Math.max(0.1, Math.round((size / MB) * 10) / 10)} MB`;

type PlanRowsProps = { projectId: string; plans: readonly Plan[]; actions?: (plan: Plan) => ReactNode };

/** Plans by name, each with a download. */
export const PlanRows = ({ projectId, plans, actions }: PlanRowsProps) => {
  const { t } = useTranslation();
  const open = useOpenPlan(projectId);
  return (
    <Box as="ul" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" listStyleType="none">
      {plans.map((plan) => (
        <Box as="li" key={plan.id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Box flex="1 1 220px" minWidth="0">
            <Box as="b" overflowWrap="anywhere">
              {plan.name}
            </Box>
            <Box color="muted" textStyle="small">
              {megabytes(plan.size)}, <DateText value={plan.createdAt} />
            </Box>
          </Box>
          <Button
            variant="text"
            onClick={() => open.mutate(plan)}
            disabled={open.isPending}
            aria-label={t('Open file: {{name}}', { name: plan.name })}
          >
            <FileText size={16} aria-hidden />
            {t('Open file')}
          </Button>
          {actions?.(plan)}
        </Box>
      ))}
    </Box>
  );
};
