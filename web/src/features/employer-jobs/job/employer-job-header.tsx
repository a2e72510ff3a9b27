import { Box, chakra } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { DeleteJobDialog } from '../../../components/job/delete-job-dialog.tsx';
import { FillJobDialog } from '../../../components/job/fill/fill-job-dialog.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import type { Fact } from '../../../ui/lists/fact-strip.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { JobMeta } from './job-meta.tsx';
import { JobTitle } from './job-title.tsx';
import { ManagePost } from './manage-post.tsx';

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 1fr)', md: 'repeat(3, minmax(116px, auto)) minmax(0, 1fr)' },
    borderBlockWidth: '1px',
    borderColor: 'border',
    '& dl': { display: 'contents' },
    '& dl > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      px: '4.5',
      py: '3.5',
      borderLeftWidth: '1px',
      borderColor: 'border',
      _first: { borderLeftWidth: '0', ps: '0' },
    },
    '& dt': { color: 'muted', fontSize: 'small', marginTop: '2px' },
    '& dd': { textStyle: 'figure', fontSize: '1.875rem' },
  },
});

const Summary = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    display: { base: 'block', md: 'flex' },
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '5',
    ps: { base: '0', md: '6' },
    pe: { base: '0', md: '4.5' },
    py: '3.5',
    borderLeftWidth: { base: '0', md: '1px' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'border',
    fontSize: 'control',
    '& a': { whiteSpace: 'nowrap', display: 'inline-block', pt: { base: '2.5', md: '0' } },
    // Only the first paragraph of the description shows; the page of the post has the rest.
    '& .prose > * + *': { display: 'none' },
  },
});

/** The three counts of a job, before the summary of the post. */
export const CountStrip = ({ counts, children }: { counts: readonly Fact[]; children: ReactNode }) => (
  <Strip>
    <dl>
      {counts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Summary>{children}</Summary>
  </Strip>
);

/** 'Manage Post' with its dialogs. After a deletion the list of jobs opens. */
const ManageOnPage = ({ job }: { job: JobView }) => {
  const navigate = useNavigate();
  const [asking, ask] = useState<'delete' | 'fill'>();
  const close = () => ask(undefined);
  return (
    <>
      <ManagePost job={job} onDelete={() => ask('delete')} onFill={() => ask('fill')} />
      <DeleteJobDialog
        jobId={asking === 'delete' ? job.id : undefined}
        onClose={close}
        onDeleted={() => void navigate(paths.employees.jobs.path())}
      />
      <FillJobDialog job={asking === 'fill' ? job : undefined} onClose={close} />
    </>
  );
};

/** The job in short with its three counts [EMP-12]. */
export const EmployerJobHeader = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  return (
    <Box as="header" display="grid" gap="5">
      <JobTitle
        title={job.name}
        meta={<JobMeta job={job} />}
        action={
          <>
            {!job.deletedAt && (
              <ButtonLink to={paths.employees.editJob.path(job.id)}>
                <Pencil size={16} aria-hidden />
                {t('Edit Job')}
              </ButtonLink>
            )}
            <ManageOnPage job={job} />
          </>
        }
      />
      <CountStrip
        counts={[
          { label: t('Views'), value: job.viewCount ?? 0 },
          { label: t('Applicants'), value: job.applicantCount ?? 0 },
          { label: t('Declined'), value: job.declinedCount ?? 0 },
        ]}
      >
        {job.description ? <RichText html={job.description} /> : <p>{t('No description provided.')}</p>}
        <Link to={paths.employees.viewJob.path(job.id)}>{t('View full job post')}</Link>
      </CountStrip>
    </Box>
  );
};
