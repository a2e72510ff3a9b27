import { Box } from '@chakra-ui/react';
import type { ReportView } from '@plumbline/shared/contracts/admin/reports';
import { undoableActions } from '@plumbline/shared/domain/support/decisions';
import { paths } from '@plumbline/shared/options/paths';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { ListRow } from '../../../ui/lists/list-card.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { useReported } from '../api/use-reported.ts';
import { DecisionForm } from '../decisions/decision-form.tsx';
import { RestoreDialog } from '../decisions/decision-restore-dialog.tsx';
import { actionWords } from '../history/action-words.ts';
import { kindWords, outcomeWords, reasonWordsOf } from './report-state-words.ts';

// The views of jobs, profiles and messages load with the first opened report.
const ReportedPanel = lazy(async () => ({ default: (await import('./reported-panel.tsx')).ReportedPanel }));

const AccountLink = ({ account: { id, type, name } }: { account: ReportView['account'] }) => {
  const { company, jobSeeker } = paths.admin;
  return name ? <Link to={(type === 'company' ? company : jobSeeker).path(id)}>{name}</Link> : <span>{id}</span>;
};

type ReportClosing = NonNullable<ReportView['closed']>;

const canRestore = ({ actions = [], restoredAt }: ReportClosing): boolean =>
  !restoredAt && undoableActions.some((action) => actions.includes(action));

/** What was done about a report, with the button that undoes what can be undone. */
const ReportDecision = ({ id, closed }: { id: string; closed: ReportClosing }) => {
  const { t } = useTranslation();
  const [isRestoring, setRestoring] = useState(false);
  const { actions = [], restoredAt } = closed;
  return (
    <Box borderInlineStartWidth="2px" borderColor="border" ps="4" maxWidth="66ch">
      <Box color="muted" textStyle="small">
        {t('{{name}} closed it', { name: closed.staff })} · <DateTimeText value={closed.date} />
      </Box>
      <b>
        {actions.length > 0
          ? actions.map((action) => t(actionWords[action])).join(', ')
          : t(outcomeWords[closed.outcome])}
      </b>
      <Box as="p" whiteSpace="pre-line" overflowWrap="anywhere">
        {closed.note}
      </Box>
      {restoredAt && (
        <Box color="muted" textStyle="small">
          {t('Restored')} · <DateTimeText value={restoredAt} />
        </Box>
      )}
      {canRestore(closed) && (
        <Button marginTop="2" onClick={() => setRestoring(true)}>
          {t('Restore')}
        </Button>
      )}
      <RestoreDialog id={id} open={isRestoring} onClose={() => setRestoring(false)} />
    </Box>
  );
};

/** The subject, the reason and the reporter, with links to the subject and its owner. */
export const ReportRow = ({ report }: { report: ReportView }) => {
  const { t } = useTranslation();
  const [isReading, setReading] = useState(false);
  const [message, setMessage] = useState<string>();
  const { data: reported } = useReported(report.id, isReading);
  const { id, kind, subject, account, reporter, reason, details, date, state, closed } = report;
  const title = [t(kindWords[kind]), subject.name].filter(Boolean).join(': ');
  return (
    <ListRow display="grid" gap="2" overflowWrap="anywhere">
      <Box display="flex" flexWrap="wrap" columnGap="4" justifyContent="space-between">
        <b>{title}</b>
        <Box color="muted" textStyle="small">
          <DateTimeText value={date} />
        </Box>
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Pill tone={state === 'open' ? 'warning' : 'plain'}>{state === 'open' ? t('Open') : t('Closed')}</Pill>
        <b>{t(reasonWordsOf[reason])}</b>
        <span>
          {t('Account')}: <AccountLink account={account} />
        </span>
        {reporter ? (
          <span>
            {t('Reported by')}: <AccountLink account={reporter} />
          </span>
        ) : (
          <Pill tone="info">{t('Noticed by Plumbline')}</Pill>
        )}
      </Box>
      {details && (
        <Box as="p" whiteSpace="pre-line" maxWidth="66ch">
          {details}
        </Box>
      )}
      {closed && <ReportDecision id={id} closed={closed} />}
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button aria-expanded={isReading} onClick={() => setReading(!isReading)}>
          {isReading ? t('Hide it') : t('Read it')}
        </Button>
      </Box>
      {isReading && (
        <Suspense fallback={<ListSkeleton avatar={false} />}>
          <ReportedPanel
            report={id}
            label={title}
            message={message}
            onMessage={state === 'open' ? setMessage : undefined}
          />
        </Suspense>
      )}
      {state === 'open' && (
        <DecisionForm
          report={report}
          reported={reported}
          message={message}
          onForgetMessage={() => setMessage(undefined)}
        />
      )}
    </ListRow>
  );
};
