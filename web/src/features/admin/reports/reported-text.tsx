import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ProjectTexts } from '../../../components/project/project-texts.tsx';
import { useJob } from '../../../lib/queries/jobs/job.ts';
import { useProject } from '../../../lib/queries/projects.ts';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';

const JobText = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const query = useJob(id);
  const { data: job } = query;
  if (!job) return <PendingAnswer query={query} failure={t("We couldn't load this job.")} avatar={false} />;
  return (
    <Box display="grid" gap="4">
      <p>{job.compensation}</p>
      <RichText html={job.description} />
      {job.whyWorkHere && <RichText html={job.whyWorkHere} />}
    </Box>
  );
};

const ProjectText = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const query = useProject(id);
  if (query.data) return <ProjectTexts project={query.data} />;
  return <PendingAnswer query={query} failure={t("We couldn't find data for this project.")} avatar={false} />;
};

type ReportedTextProps = { kind: 'job' | 'project'; id: string; title: string; open: boolean; onClose: () => void };

/** The job or project as it reads today. */
export const ReportedText = ({ kind, id, title, open, onClose }: ReportedTextProps) => (
  <Modal open={open} onClose={onClose} title={title}>
    {kind === 'job' ? <JobText id={id} /> : <ProjectText id={id} />}
  </Modal>
);
