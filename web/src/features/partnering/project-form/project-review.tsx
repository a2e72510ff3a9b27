import { Box } from '@chakra-ui/react';
import type { ProjectForm } from '@plumbline/shared/contracts/projects/project-form';
import { useTranslation } from 'react-i18next';
import { JobFormActions } from '../../../components/job-form/job-form-actions.tsx';
import { ProjectTexts, useProjectFacts } from '../../../components/project/project-texts.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';

type ProjectReviewProps = {
  project: ProjectForm;
  /**
   * True while the project is being sent. Also true just after the step appeared, when the second click of a double
   * click may still follow.
   */
  busy: boolean;
  onBack: () => void;
  onPublish: () => void;
};

/** The project as other companies will see it [PRJ-08]. */
export const ProjectReview = ({ project, busy, onBack, onPublish }: ProjectReviewProps) => {
  const { t } = useTranslation();
  const { type, location, start, interest, vendors } = useProjectFacts()(project);
  return (
    <>
      <Box as="header" display="grid" gap="4">
        <h2>{project.name}</h2>
        <FactStrip items={[type, location, start, ...interest, vendors]} />
      </Box>
      <ProjectTexts project={project} />
      <JobFormActions>
        <Button onClick={onBack} disabled={busy}>
          {t('Back')}
        </Button>
        <Button variant="primary" onClick={onPublish} disabled={busy}>
          {t('Publish')}
        </Button>
      </JobFormActions>
    </>
  );
};
