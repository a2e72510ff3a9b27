import { Box } from '@chakra-ui/react';
import type { SavedJob } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { CirclePause, GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlaceAndMiles } from '../../components/job/application-line.tsx';
import { AppliedPill } from '../../components/job/applied-pill.tsx';
import { RowFactsLine } from '../../components/job/facts/row-facts.tsx';
import { useMilesText } from '../../components/job/use-miles-text.ts';
import { usePayText } from '../../components/job/use-pay-text.ts';
import { useSaveJob } from '../../lib/queries/jobs/saved-jobs.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { Chips, Pill } from '../../ui/text/pill.tsx';
import { JobName } from './activity-table.tsx';

const Company = ({ saved: { job, miles } }: { saved: SavedJob }) => {
  const milesText = useMilesText();
  return (
    <Box color="text">
      {job.company.name}
      <Box as="span" display="block">
        <PlaceAndMiles place={placeText(job)} miles={miles === undefined ? undefined : milesText(miles)} />
      </Box>
    </Box>
  );
};

const Pay = ({ saved: { job, appliedAt } }: { saved: SavedJob }) => {
  const { t } = useTranslation();
  const { wholePay } = usePayText();
  return (
    <Box display="grid" gap="1.5" justifyItems="start" color="text">
      <span className="num">{wholePay(job) || t('Not specified')}</span>
      {(appliedAt || job.willingToProvidePaidTraining || !job.active) && (
        <Chips>
          {!job.active && <Pill icon={CirclePause}>{t('Closed')}</Pill>}
          {appliedAt && <AppliedPill appliedAt={appliedAt} />}
          {job.willingToProvidePaidTraining && (
            <Pill tone="success" icon={GraduationCap}>
              {t('Paid training')}
            </Pill>
          )}
        </Chips>
      )}
    </Box>
  );
};

/** Keeps the text on one line only where the table is wide enough; a narrower table would cut it off. */
const ONE_LINE = { xl: 'nowrap' } as const;

/** 'Company', 'Role', 'Compensation', 'Actions' [SEE-20]. */
export const SavedTable = ({ rows }: { rows: readonly SavedJob[] | undefined }) => {
  const { t } = useTranslation();
  const { mutate: save, isPending } = useSaveJob();
  const canView = ({ job, appliedAt }: SavedJob) => job.active || Boolean(appliedAt);
  const columns: readonly Column<SavedJob>[] = [
    {
      header: t('Company'),
      phone: 'fact',
      phoneWide: true,
      shape: (
        <Box display="grid" gap="2">
          <SkeletonBox width="150px" />
          <SkeletonBox width="120px" />
        </Box>
      ),
      cell: (saved) => <Company saved={saved} />,
    },
    {
      header: t('Role'),
      phone: 'name',
      shape: <SkeletonBox shape="heading" width="150px" />,
      cell: (saved) => (
        <>
          <JobName>
            {canView(saved) ? <Link to={paths.jobs.job.path(saved.job.id)}>{saved.job.name}</Link> : saved.job.name}
          </JobName>
          <RowFactsLine job={saved.job} />
        </>
      ),
    },
    { header: t('Compensation'), phone: 'fact', phoneWide: true, cell: (saved) => <Pay saved={saved} /> },
    {
      header: t('Actions'),
      phone: 'actions',
      end: true,
      shape: <SkeletonBox shape="button" width="220px" />,
      cell: (saved) => (
        <>
          {canView(saved) && (
            <ButtonLink
              to={paths.jobs.job.path(saved.job.id)}
              whiteSpace={ONE_LINE}
              aria-label={`${t('View Job')}, ${saved.job.name}`}
            >
              {t('View Job')}
            </ButtonLink>
          )}
          <Button
            variant="text"
            whiteSpace={ONE_LINE}
            disabled={isPending}
            aria-label={`${t('Remove from List')}, ${saved.job.name}`}
            onClick={() => save({ jobId: saved.job.id, saved: false })}
          >
            {t('Remove from List')}
          </Button>
        </>
      ),
    },
  ];
  return <DataTable caption={t('Saved Jobs')} columns={columns} rows={rows} rowKey={({ job }) => job.id} />;
};
