import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { JobFormSteps } from '../../../components/job-form/job-form-steps.tsx';
import type { JobValues } from '../../../components/job-form/job-values.ts';
import { PublishPrice } from '../../../components/job-form/publish-price.tsx';
import { Banner } from '../../../ui/text/banner.tsx';
import { usePayForBriefing } from '../api/use-send-briefing.ts';
import type { BriefingAddress } from './briefing-address.ts';

type BriefingFormProps = {
  recipient: string;
  values: JobValues;
  /** The id of the stored draft that is being edited. */
  jobId: string | undefined;
  /** Whether this tab stores what is typed as the draft of a new briefing. */
  draft?: boolean;
  address: BriefingAddress;
};

/** Edit, review, 'Send Job Briefing' [BRF-03, BRF-04]. */
export const BriefingForm = ({ recipient, values, jobId, draft = false, address }: BriefingFormProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { save, busy } = usePayForBriefing({ recipient, jobId, address });
  return (
    <JobFormSteps
      values={values}
      draft={draft ? 'briefingDraft' : undefined}
      matched={false}
      price={(reviewed) => <PublishPrice what="briefing" priced reviewed={reviewed} />}
      note={<Banner>{t('Be sure to confirm all fields before sending to the candidate')}</Banner>}
      nextLabel={t('Next')}
      sendLabel={t('Send Job Briefing')}
      failure={t("We couldn't send your job briefing.")}
      busy={busy}
      onSend={(job, onError) => save.mutate(job, { onError })}
      onCancel={() => void navigate(address.list)}
    />
  );
};
