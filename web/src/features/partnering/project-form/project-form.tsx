import { Box } from '@chakra-ui/react';
import type { ProjectForm as ProjectBody } from '@plumbline/shared/contracts/projects/project-form';
import { paths } from '@plumbline/shared/options/paths';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BlockedWordsNotice } from '../../../components/blocked-words/blocked-words-notice.tsx';
import { removeWords } from '../../../components/blocked-words/remove-words.ts';
import { JobFormActions } from '../../../components/job-form/job-form-actions.tsx';
import { useSettled } from '../../../components/job-form/use-settled.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { useWizardStep } from '../../../lib/page/use-wizard-step.ts';
import { removeStored } from '../../../lib/session/browser-storage.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { type EditedProject, useSaveProject } from '../api/use-save-project.ts';
import { ProjectFormFields } from './project-form-fields.tsx';
import { ProjectReview } from './project-review.tsx';
import { formRules, type ProjectValues, projectFieldNames } from './project-values.ts';

const { tradePartners } = paths;

/** Prevents Enter in a one-line field from sending the form by accident. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

type ProjectFormProps = {
  values: ProjectValues;
  /** The edited project. */
  edited?: EditedProject;
  /** Whether this tab stores what is typed as the draft of a new project. */
  draft?: boolean;
};

/** Fill in, review, publish; only a new project stores a draft [PRJ-08, PRJ-12]. */
export const ProjectForm = ({ values, edited, draft = false }: ProjectFormProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isNew = edited === undefined;
  const rules = useMemo(() => formRules(isNew ? undefined : values), [isNew, values]);
  const form = useSchemaForm<ProjectValues, ProjectBody>({
    schema: rules,
    defaultValues: values,
    shouldFocusError: true,
  });
  const [filledIn, fillIn] = useState<ProjectBody>();
  const { step, goTo } = useWizardStep();
  // A reload forgets the checked values, so it begins with the form.
  const reviewed = step > 0 ? filledIn : undefined;
  const save = useSaveProject(edited);
  useDraft(form, draft ? 'projectDraft' : undefined);

  const open = (body: ProjectBody | undefined) => {
    fillIn(body);
    goTo(body ? 1 : 0);
    scrollTo({ top: 0 });
  };
  const onError = (error: unknown) => {
    open(undefined);
    if (!showFieldErrors(error, projectFieldNames, form.setError)) {
      toast.error(errorText(t, error, 'Something went wrong.'));
    }
  };
  const onSuccess = ({ id }: { id: string }) => {
    if (draft) removeStored('projectDraft');
    toast.success(isNew ? t('Project successfully posted') : t('Project saved.'));
    void navigate(tradePartners.project.path(id));
  };
  const cancel = () => void navigate(edited ? tradePartners.project.path(edited.id) : tradePartners.projects.path());
  const paused = !useSettled(reviewed === undefined);
  const busy = save.isPending || save.isSuccess;

  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth={reviewed ? undefined : 'form'}>
      <Box maxWidth="form">
        <Stepper steps={[t('Project details'), t('Review')]} current={reviewed ? 1 : 0} />
      </Box>
      {reviewed && (
        <ProjectReview
          project={reviewed}
          busy={busy || paused}
          onBack={() => open(undefined)}
          onPublish={() => save.mutate(reviewed, { onSuccess, onError })}
        />
      )}
      {/* The form stays mounted during the review, so that 'Back' shows the same values. */}
      <Box asChild display={reviewed ? 'none' : 'grid'} gap="6">
        <form onSubmit={form.handleSubmit(open)} onKeyDown={keepEnter} id="project-form" noValidate>
          <Card pad>
            <BlockedWordsNotice
              error={save.error}
              onRemove={(words) => {
                removeWords(form, words);
                save.reset();
              }}
            />
            <ProjectFormFields control={form.control} />
          </Card>
          {!reviewed && (
            <JobFormActions>
              <Button onClick={cancel} disabled={paused}>
                {t('Cancel')}
              </Button>
              <Button variant="primary" type="submit" form="project-form" disabled={paused}>
                {t('Next')}
              </Button>
            </JobFormActions>
          )}
        </form>
      </Box>
    </Box>
  );
};
