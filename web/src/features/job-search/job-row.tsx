import { Box } from '@chakra-ui/react';
import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { Bookmark, BookmarkCheck, GraduationCap } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AppliedPill } from '../../components/job/applied-pill.tsx';
import { RowFactsLine } from '../../components/job/facts/row-facts.tsx';
import { usePayText } from '../../components/job/use-pay-text.ts';
import { nearOrWhole } from '../../lib/near-or-whole.ts';
import { FROM_SEARCH } from '../../lib/queries/jobs/job-visit.ts';
import { useSaveJob } from '../../lib/queries/jobs/saved-jobs.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useRelativeTime } from '../../ui/text/date-text.tsx';
import { Pill } from '../../ui/text/pill.tsx';
import { Actions, Distance, FACTS_PLACE, JobHeading, Row, Terms } from './job-row-parts.ts';

const WithdrawDialog = lazy(async () => ({
  default: (await import('../../components/job/applying/withdraw-dialog.tsx')).WithdrawDialog,
}));

type JobRowProps = { job: JobCard; canSave: boolean };

/**
 * A job of the search: name, company and place, pay and type, facts, and two actions. Both actions can be undone in
 * the row.
 */
export const JobRow = ({ job, canSave }: JobRowProps) => {
  const { t } = useTranslation();
  const pay = usePayText().shortPay(job);
  const relative = useRelativeTime({ inSentence: true });
  const { mutate: save } = useSaveJob();
  const to = paths.jobs.job.path(job.id);
  const titleId = `job-${job.id}`;
  const title = useRef<HTMLAnchorElement>(null);
  const [asks, setAsks] = useState<boolean>();
  return (
    <Row>
      <Distance className="figure num">
        <b>{nearOrWhole(job.miles)}</b> {t('mi')}
      </Distance>
      <JobHeading>
        <h3 id={titleId}>
          <Link ref={title} className="tap" to={to} state={FROM_SEARCH}>
            {job.name}
          </Link>
        </h3>
        <p>
          <Link className="tap" to={paths.profile.view.path(job.company.id, 'provider')}>
            {job.company.name}
          </Link>
          <span className="separator">, </span>
          <span className="place">{placeText(job)}</span>
        </p>
      </JobHeading>
      <Terms>
        <p>
          {pay && <b className="num">{pay}</b>}
          <Box as="span" color="muted" textStyle="small">
            {t('Posted {{when}}', { when: relative(job.postDate) })}
          </Box>
        </p>
        <div>
          {job.appliedAt && <AppliedPill appliedAt={job.appliedAt} />}
          {job.canWithdraw && (
            <Button variant="quiet" my="-2" aria-describedby={titleId} onClick={() => setAsks(true)}>
              {t('Withdraw')}
            </Button>
          )}
          <Pill>{t(job.type)}</Pill>
          {job.willingToProvidePaidTraining && (
            <Pill tone="success" icon={GraduationCap}>
              {t('Paid training')}
            </Pill>
          )}
        </div>
      </Terms>
      <RowFactsLine job={job} css={FACTS_PLACE} />
      <Actions>
        {canSave && (
          <Button
            variant="text"
            aria-describedby={titleId}
            disabled={job.saved}
            onClick={() => save({ jobId: job.id, saved: true })}
          >
            {job.saved ? <BookmarkCheck size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />}
            {job.saved ? t('Saved') : t('Save Job')}
          </Button>
        )}
        {canSave && job.saved && (
          <Button variant="quiet" aria-describedby={titleId} onClick={() => save({ jobId: job.id, saved: false })}>
            {t('Undo')}
          </Button>
        )}
        <ButtonLink to={to} state={FROM_SEARCH} aria-describedby={titleId}>
          {t('View Job')}
        </ButtonLink>
      </Actions>
      {asks !== undefined && (
        <Suspense>
          <WithdrawDialog
            job={asks ? job : undefined}
            onClose={() => setAsks(false)}
            focusAfter={() => title.current}
          />
        </Suspense>
      )}
    </Row>
  );
};
