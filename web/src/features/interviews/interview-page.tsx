import { Box } from '@chakra-ui/react';
import type { Interview, InterviewPage as Page } from '@plumbline/shared/contracts/interviews/interviews';
import { interviewTimeText } from '@plumbline/shared/domain/interviews/interview-text';
import { isInterviewOver } from '@plumbline/shared/domain/interviews/interview-times';
import { paths } from '@plumbline/shared/options/paths';
import { CalendarPlus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { wayNames } from '../../components/interview/way-names.ts';
import { isGone } from '../../lib/api/api-error.ts';
import { useTitle } from '../../lib/page/use-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PendingCard } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { OfferedTimes } from './offered-times.tsx';
import { ProposeForm } from './propose-form.tsx';
import { type InterviewIds, useCalendarFile, useInterview, useInterviewMoves } from './use-interview.ts';
import { useZoneName } from './zone-name.ts';

/** Where and how the two meet. */
const Details = ({ interview }: { interview: Interview }) => {
  const { t } = useTranslation();
  const facts = [
    { label: t('How'), value: t(wayNames[interview.way]) },
    { label: t('How long'), value: t('{{count}} minutes', { count: interview.minutes }) },
    { label: t('Place'), value: interview.place },
    { label: t('Note'), value: interview.note },
  ];
  return (
    <Card as="section" pad aria-labelledby="details">
      <Box asChild mb="3">
        <h2 id="details">{t('Details')}</h2>
      </Box>
      <Box as="dl" display="grid" gap="3">
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <Box as="dt" color="muted" textStyle="small">
                {label}
              </Box>
              <Box as="dd" overflowWrap="anywhere" whiteSpace="pre-line">
                {value}
              </Box>
            </div>
          ))}
      </Box>
    </Card>
  );
};

type AgreedProps = {
  page: Page;
  start: string;
  ids: InterviewIds;
  busy: boolean;
  onMove: () => void;
  onCancel: () => void;
};

/** The agreed time, with its calendar file. */
const Agreed = ({ page, start, ids, busy, onMove, onCancel }: AgreedProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const file = useCalendarFile(ids);
  return (
    <Card as="section" pad display="grid" gap="4" aria-labelledby="agreed">
      <div>
        <Box color="muted" textStyle="small">
          {t('The time is set')}
        </Box>
        <h2 id="agreed">{interviewTimeText(start, { locale, timeZone: page.timeZone })}</h2>
      </div>
      <Box display="flex" flexWrap="wrap" gap="3">
        <Button variant="primary" onClick={() => file.mutate()} disabled={file.isPending}>
          <CalendarPlus size={16} aria-hidden />
          {t('Add to calendar')}
        </Button>
        <Button onClick={onMove} disabled={busy}>
          {t('Move')}
        </Button>
        <Button variant="text" onClick={onCancel} disabled={busy}>
          {t('Cancel interview')}
        </Button>
      </Box>
    </Card>
  );
};

type WaitingProps = { page: Page; busy: boolean; onMove: () => void; onCancel: () => void };

/** The reader's own proposal, while the other side hasn't answered. */
const Waiting = ({ page, busy, onMove, onCancel }: WaitingProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Card as="section" pad display="grid" gap="4" aria-labelledby="waiting">
      <h2 id="waiting">{t('Waiting for an answer')}</h2>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {page.interview?.times.map((time) => (
          <li key={time}>{interviewTimeText(time, { locale, timeZone: page.timeZone })}</li>
        ))}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="3">
        <Button onClick={onMove} disabled={busy}>
          {t('Offer other times')}
        </Button>
        <Button variant="text" onClick={onCancel} disabled={busy}>
          {t('Cancel interview')}
        </Button>
      </Box>
    </Card>
  );
};

/** How an interview ended, with what the other side wrote. An agreed one ends with its time. */
const InterviewEnd = ({
  page,
  ids,
  onPropose,
}: {
  page: Page;
  ids: InterviewIds;
  onPropose?: (() => void) | undefined;
}) => {
  const { t } = useTranslation();
  const file = useCalendarFile(ids);
  const { state, start, reason } = page.interview ?? {};
  const title =
    state === 'agreed'
      ? t('The interview is over')
      : state === 'canceled'
        ? t('The interview is canceled')
        : t('None of the times works');
  return (
    <Card as="section" pad display="grid" gap="3" aria-labelledby="ended">
      <h2 id="ended">{title}</h2>
      {reason && <p>{reason}</p>}
      <Box display="flex" flexWrap="wrap" gap="3">
        {onPropose && (
          <Button variant="primary" onClick={onPropose}>
            {t('Offer other times')}
          </Button>
        )}
        {start && state !== 'agreed' && (
          <Button onClick={() => file.mutate()} disabled={file.isPending}>
            {t('Remove from calendar')}
          </Button>
        )}
      </Box>
    </Card>
  );
};

/** The current step of an interview for one of its sides. */
const Step = ({ page, ids, asWorker }: { page: Page; ids: InterviewIds; asWorker: boolean }) => {
  const { t } = useTranslation();
  const { propose, answer, busy } = useInterviewMoves(ids);
  const [offering, offer] = useState(false);
  const [ending, end] = useState<'declined' | 'canceled'>();
  const { interview } = page;
  const readAt = interview && { updatedAt: interview.updatedAt };
  if (!interview || offering) {
    return (
      <ProposeForm
        page={page}
        asWorker={asWorker}
        busy={busy}
        onPropose={(body) => propose.mutate({ ...body, ...readAt }, { onSuccess: () => offer(false) })}
        onCancel={interview && (() => offer(false))}
      />
    );
  }
  const { state, proposedBy, start } = interview;
  const isMine = proposedBy === (asWorker ? 'worker' : 'company');
  const isOver = isInterviewOver(interview, new Date().toISOString());
  const change = { busy, onMove: () => offer(true), onCancel: () => end('canceled') };
  return (
    <>
      {state === 'proposed' && isMine && <Waiting page={page} {...change} />}
      {state === 'proposed' && !isMine && (
        <OfferedTimes
          key={interview.updatedAt}
          page={page}
          busy={busy}
          onPick={(time) => answer.mutate({ state: 'agreed', start: time, updatedAt: interview.updatedAt })}
          onSuggest={() => offer(true)}
          onDecline={() => end('declined')}
        />
      )}
      {state === 'agreed' && start && !isOver && <Agreed page={page} start={start} ids={ids} {...change} />}
      {(state === 'declined' || state === 'canceled' || isOver) && (
        <InterviewEnd page={page} ids={ids} onPropose={asWorker ? undefined : () => offer(true)} />
      )}
      <Details interview={interview} />
      <ConfirmDialog
        open={ending !== undefined}
        title={ending === 'declined' ? t('None of these times works?') : t('Cancel the interview?')}
        text={t("We'll let them know right away.")}
        confirmLabel={ending === 'declined' ? t('None of these works') : t('Cancel interview')}
        danger
        busy={busy}
        onConfirm={() =>
          ending &&
          answer.mutate({ state: ending, updatedAt: interview.updatedAt }, { onSettled: () => end(undefined) })
        }
        onCancel={() => end(undefined)}
      />
    </>
  );
};

const Loaded = ({ page, ids, asWorker }: { page: Page; ids: InterviewIds; asWorker: boolean }) => {
  const { t } = useTranslation();
  const zone = useZoneName(page.timeZone);
  const { job, company, worker, interview } = page;
  const title = !interview
    ? t('Propose an interview')
    : asWorker && interview.state === 'proposed' && interview.proposedBy === 'company'
      ? t('{{company}} wants to meet you', { company: company.name })
      : t('Interview with {{name}}', { name: asWorker ? company.name : worker.name });
  useTitle(title);
  return (
    <>
      <PageHeader title={title}>
        {job.name}. {t('All times {{zone}}, where the site is', { zone })}.
      </PageHeader>
      <Step page={page} ids={ids} asWorker={asWorker} />
    </>
  );
};

/** /interviews/:jobId/:profileId: an interview about a job, for its company and its worker. */
export const InterviewPage = () => {
  const { t } = useTranslation();
  const { jobId: job = '', profileId: worker = '' } = useParams();
  const asWorker = useSession().profile?.id === worker;
  const ids = { job, worker };
  const query = useInterview(ids);
  const back = asWorker ? paths.myJobs.activities.path() : paths.jobs.match.path(job, worker);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" maxWidth="form">
      <Box mb="-3">
        <BackLink to={back} label={asWorker ? t('My Jobs') : t('Back to the worker')} />
      </Box>
      {query.data ? (
        <Loaded page={query.data} ids={ids} asWorker={asWorker} />
      ) : isGone(query.error) ? (
        <Card>
          <EmptyState
            icon={SearchX}
            pageTitle
            title={t("We couldn't find this interview.")}
            help={t('You can meet once the contact details are open.')}
          />
        </Card>
      ) : (
        <PendingCard query={query} failure={t("We couldn't load the interview.")} pageTitle />
      )}
    </Box>
  );
};
