import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorText, ownErrorText } from '../../../lib/api/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PhoneActionBar } from '../../../ui/layout/action-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useAcceptBriefing, useDeclineBriefing } from '../api/use-answer-briefing.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { SwapDialog } from './swap-dialog.tsx';

type AnswerProps = { job: JobView; company: string; isKnown: boolean; onAccepted: () => void };

/**
 * 'I'm Interested' and 'Decline': next to the texts, and at the bottom of a phone. Accepting asks once and stays on the
 * page, which then shows the company's contact details [BRF-11, BRF-12].
 */
export const Answer = ({ job, company, isKnown, onAccepted }: AnswerProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'accept' | 'decline'>();
  const close = () => setDialog(undefined);
  const accept = useAcceptBriefing(job, {
    onSuccess: () => {
      close();
      onAccepted();
    },
    onError: (error) => {
      close();
      toast.error(errorText(t, error, "We couldn't send your answer."));
    },
  });
  const decline = useDeclineBriefing(job, {
    onSuccess: () => {
      toast.success(t('Job declined successfully!!'));
      void navigate(paths.dashboard.path());
    },
    onError: (error) => toast.error(ownErrorText(t, error, 'Cannot decline job!! try again !!')),
  });
  const busy = accept.isPending || decline.isPending;

  return (
    <>
      <Card
        as="section"
        pad
        display={{ base: 'none', md: 'grid' }}
        gap="3"
        order={{ base: -3, desk: 0 }}
        aria-labelledby="answer"
      >
        <h2 id="answer">{t('Your answer')}</h2>
        <Button variant="primary" size="lg" wide onClick={() => setDialog('accept')} disabled={busy}>
          {t("I'm Interested")}
        </Button>
        <Button wide onClick={() => setDialog('decline')} disabled={busy}>
          {t('Decline')}
        </Button>
      </Card>
      <PhoneActionBar>
        <Button onClick={() => setDialog('decline')} disabled={busy}>
          {t('Decline')}
        </Button>
        <Button variant="primary" onClick={() => setDialog('accept')} disabled={busy}>
          {t("I'm Interested")}
        </Button>
      </PhoneActionBar>
      <DeclineDialog
        open={dialog === 'decline'}
        company={company}
        isKnown={isKnown}
        busy={decline.isPending}
        onDecline={decline.mutate}
        onClose={close}
      />
      <SwapDialog
        open={dialog === 'accept'}
        company={company}
        busy={accept.isPending}
        onConfirm={() => accept.mutate()}
        onClose={close}
      />
    </>
  );
};
