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

type AnswerProps = { job: JobView; company: string; isKnown: boolean };

/** 'I'm Interested' and 'Decline': next to the texts, and at the bottom of a phone [BRF-11]. */
export const Answer = ({ job, company, isKnown }: AnswerProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const leave = () => void navigate(paths.dashboard.path());
  const accept = useAcceptBriefing(job, {
    onSuccess: () => {
      toast.success(t('You said yes to {{company}}. They have your phone and email now.', { company }));
      leave();
    },
    onError: (error) => toast.error(errorText(t, error, "We couldn't send your answer.")),
  });
  const decline = useDeclineBriefing(job, {
    onSuccess: () => {
      toast.success(t('Job declined successfully!!'));
      leave();
    },
    onError: (error) => toast.error(ownErrorText(t, error, 'Cannot decline job!! try again !!')),
  });
  const busy = accept.isPending || decline.isPending;

  const interested = accept.isPending ? t('Sending...') : t("I'm Interested");
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
        <Button variant="primary" size="lg" wide onClick={() => accept.mutate()} disabled={busy}>
          {interested}
        </Button>
        <Button wide onClick={() => setAsks(true)} disabled={busy}>
          {t('Decline')}
        </Button>
      </Card>
      <PhoneActionBar>
        <Button onClick={() => setAsks(true)} disabled={busy}>
          {t('Decline')}
        </Button>
        <Button variant="primary" onClick={() => accept.mutate()} disabled={busy}>
          {interested}
        </Button>
      </PhoneActionBar>
      <DeclineDialog
        open={asks}
        company={company}
        isKnown={isKnown}
        busy={decline.isPending}
        onDecline={decline.mutate}
        onClose={() => setAsks(false)}
      />
    </>
  );
};
