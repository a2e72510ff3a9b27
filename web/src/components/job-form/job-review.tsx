import { Box } from '@chakra-ui/react';
import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useZipPlace } from '../../lib/queries/zip-place.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Columns, Rail } from '../../ui/layout/card.tsx';
import { JobPostBody, JobPostFacts } from '../job/job-post.tsx';
import { JobContacts } from './job-contacts.tsx';
import { JobFormActions } from './job-form-actions.tsx';
import { type GapField, JobGaps } from './job-gaps.tsx';

type JobReviewProps = {
  job: JobForm;
  matched: boolean;
  /** The price of sending the post. */
  price: ReactNode;
  /** Warnings that show before the post is sent. */
  note?: ReactNode;
  sendLabel: string;
  /** True while the post is being sent. */
  busy: boolean;
  /** True just after the step appeared, when the second click of a double click may still follow. */
  paused: boolean;
  onBack: () => void;
  /** Goes back to a field that is empty. */
  onAdd: (field: GapField) => void;
  onRemoveContacts: () => void;
  onSend: () => void;
};

/** The post as its readers will see it, and the price of publishing [EMP-16, EMP-22, BRF-04]. */
export const JobReview = (props: JobReviewProps) => {
  const { job, matched, price, note, sendLabel, busy, paused, onBack, onAdd, onRemoveContacts, onSend } = props;
  const { t } = useTranslation();
  const { town } = useZipPlace(job.zip);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Box as="header" display="grid" gap="4">
        <h2 ref={heading} tabIndex={-1}>
          {job.name}
        </h2>
        <JobPostFacts job={{ ...job, ...town }} />
      </Box>
      <Columns>
        <JobPostBody job={job} />
        <Rail aria-label={t('Preview and price')}>
          <JobGaps job={job} matched={matched} paused={busy || paused} onAdd={onAdd} />
          {matched && <JobContacts job={job} paused={busy || paused} onRemove={onRemoveContacts} />}
          {price}
          {note}
          <JobFormActions>
            <Button onClick={onBack} disabled={busy || paused}>
              {t('Back')}
            </Button>
            <Button variant="primary" onClick={onSend} disabled={busy || paused}>
              {busy ? t('Sending...') : sendLabel}
            </Button>
          </JobFormActions>
        </Rail>
      </Columns>
    </>
  );
};
