import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { ScreeningAnswer } from '@plumbline/shared/contracts/jobs/work-facts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyErrorText, gapsIn, mayPass } from '../../../components/job/applying/apply-error.ts';
import { MissingForApplying } from '../../../components/job/applying/missing-for-applying.tsx';
import { ScreeningDialog } from '../../../components/job/applying/screening-dialog.tsx';
import { useApplyToJob } from '../../../components/job/applying/use-apply-to-job.ts';
import { useDeclineJob } from '../../../components/job/use-decline-job.ts';
import { causeOf } from '../../../lib/api/error-cause.ts';
import { ownErrorText } from '../../../lib/api/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { PhoneActionBar } from '../../../ui/layout/action-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { type ApplicationStatus, canApply, canDecline } from './application-rules.ts';
import { SaveStar } from './save-star.tsx';

type DecisionProps = { job: JobView; applicationStatus: ApplicationStatus };

/** Apply or decline: next to the texts, and at the bottom of a phone [SEE-14]. */
export const Decision = ({ job, applicationStatus }: DecisionProps) => {
  const { t } = useTranslation();
  const apply = useApplyToJob(job);
  const decline = useDeclineJob(job);
  const [asks, setAsks] = useState(false);
  const [isScreening, setScreening] = useState(false);
  const [result, setResult] = useState<'success' | 'fail'>();
  const now = new Date();
  const mayDecline = canDecline(job, applicationStatus, now);

  const questions = (job.questions ?? []).map(({ text }) => text);
  const sendApplication = (answers?: readonly ScreeningAnswer[]) =>
    apply.mutate(answers, {
      onSuccess: () => {
        setScreening(false);
        toast.success(t('Job application has been sent successfully!!'));
        setResult('success');
      },
      onError: (error) => {
        if (gapsIn(error).length) return setScreening(false);
        if (mayPass(error)) setScreening(false);
        setResult(mayPass(error) ? 'fail' : undefined);
        if (!mayPass(error)) toast.error(t(applyErrorText(error)));
      },
    });
  const sendDecline = () =>
    decline.mutate(undefined, {
      onSuccess: () => toast.success(t('Job declined successfully!!')),
      onError: (error) => toast.error(ownErrorText(t, error, 'Cannot decline job!! try again !!')),
      onSettled: () => setAsks(false),
    });

  const begin = () => (questions.length ? setScreening(true) : sendApplication());
  const applyText = apply.isPending ? t('Sending...') : t('Apply');
  return (
    <>
      {canApply(job, applicationStatus, now) && (
        <>
          <Card
            pad
            display={{ base: 'none', md: 'grid' }}
            gap="3"
            order={{ base: -2, desk: 0 }}
            aria-labelledby="apply"
            as="section"
          >
            <h2 id="apply">{t('Apply for this job')}</h2>
            <Box as="p" color="muted" textStyle="small">
              {t('Your profile is your application. Nothing else to fill in.')}
            </Box>
            <Button variant="primary" size="lg" wide onClick={begin} disabled={apply.isPending}>
              {applyText}
            </Button>
            {mayDecline && (
              <Button variant="text" wide my="-2" onClick={() => setAsks(true)}>
                {t('Decline')}
              </Button>
            )}
          </Card>
          <PhoneActionBar>
            <SaveStar jobId={job.id} saved={applicationStatus.saved} />
            {mayDecline && (
              <Button variant="text" onClick={() => setAsks(true)} css={{ flex: 'none !important' }}>
                {t('Decline')}
              </Button>
            )}
            <Button variant="primary" onClick={begin} disabled={apply.isPending}>
              {applyText}
            </Button>
          </PhoneActionBar>
        </>
      )}
      <ConfirmDialog
        open={asks}
        title={t('Decline Job')}
        text={t('Are you sure you want to decline this job?')}
        effect={t("The company gets no message. You won't be matched with this job again.")}
        confirmLabel={t('Decline')}
        danger
        busy={decline.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={sendDecline}
      />
      <ScreeningDialog
        // Questions that the company has changed meanwhile are asked again.
        key={questions.join('\n')}
        open={isScreening}
        questions={questions}
        busy={apply.isPending}
        onSend={sendApplication}
        onClose={() => setScreening(false)}
      />
      <MissingForApplying jobId={job.id} gaps={gapsIn(apply.error)} onClose={apply.reset} />
      <ApplicationDialog
        status={result === 'fail' && apply.isPending ? 'loading' : result}
        isUnknown={causeOf(apply.error) === 'unknown-result'}
        jobId={job.id}
        jobName={job.name}
        problem={t(applyErrorText(apply.error))}
        onRetry={() => sendApplication(apply.variables)}
        onCancel={() => setResult(undefined)}
      />
    </>
  );
};
