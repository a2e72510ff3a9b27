import { Box } from '@chakra-ui/react';
import type { Plan } from '@plumbline/shared/contracts/projects/plans';
import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { MAX_PLANS, PLAN_TYPE } from '@plumbline/shared/options/files';
import { Eye, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanRows } from '../../../components/project/plans/plan-rows.tsx';
import { useAddPlans, useDeletePlan, usePlans } from '../../../components/project/plans/use-plans.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { PlanOpenings } from './plan-openings.tsx';

/** Chooses PDF files and uploads them one at a time. */
const AddPlans = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { add, isAdding, done } = useAddPlans(projectId);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <input
        ref={input}
        type="file"
        accept={PLAN_TYPE}
        multiple
        hidden
        aria-label={t('Choose plans')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()} disabled={isAdding}>
        <Upload size={16} aria-hidden />
        {t('Add plans')}
      </Button>
      <Box as="span" color="muted" textStyle="small" role="status">
        {isAdding
          ? t('{{percent}} % sent', { percent: Math.round(done * 100) })
          : t('Up to {{count}} PDFs, 25 MB each.', { count: MAX_PLANS })}
      </Box>
    </Box>
  );
};

/** The plans of the company's project: visible to connected and invited companies, with who opened them. */
export const OwnPlans = ({ project }: { project: ProjectView }) => {
  const { t } = useTranslation();
  const found = usePlans(project.id);
  const remove = useDeletePlan(project.id);
  const [shown, show] = useState<Plan>();
  const [deleting, setDeleting] = useState<Plan>();
  const plans = found.data?.results;
  const actions = (plan: Plan) => (
    <>
      <Button variant="text" onClick={() => show(plan)} aria-label={t('Who opened it: {{name}}', { name: plan.name })}>
        <Eye size={16} aria-hidden />
        {t('Who opened it')}
      </Button>
      <Button variant="text" onClick={() => setDeleting(plan)} aria-label={t('Delete {{name}}', { name: plan.name })}>
        <Trash2 size={16} aria-hidden />
        {t('Delete')}
      </Button>
    </>
  );
  return (
    <Card as="section" pad display="grid" gap="4" aria-labelledby="plans">
      <Box display="grid" gap="1">
        <h2 id="plans">{t('Plans')}</h2>
        <Box as="p" color="muted" textStyle="small">
          {t('Only companies you are connected with or have invited can open these.')}
        </Box>
      </Box>
      {plans ? (
        plans.length > 0 && <PlanRows projectId={project.id} plans={plans} actions={actions} />
      ) : (
        <PendingAnswer query={found} failure={t("We couldn't load the plans.")} />
      )}
      {!project.closedAt && plans && plans.length < MAX_PLANS && <AddPlans projectId={project.id} />}
      {shown && <PlanOpenings projectId={project.id} plan={shown} onClose={() => show(undefined)} />}
      <ConfirmDialog
        open={deleting !== undefined}
        title={t('Delete this plan?')}
        text={t("You can't undo this.")}
        danger
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })}
        onCancel={() => setDeleting(undefined)}
      />
    </Card>
  );
};
