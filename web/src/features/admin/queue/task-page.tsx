import { Box } from '@chakra-ui/react';
import type { WholeTask } from '@plumbline/shared/contracts/admin/queue';
import { taskKinds } from '@plumbline/shared/domain/support/staff-tasks';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isGone } from '../../../lib/api/api-error.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';
import { type TaskRef, useTask } from '../api/use-queue.ts';
import { DocumentRow } from '../documents/document-row.tsx';
import { DisputeRow } from '../payments/dispute-row.tsx';
import { ReportRow } from '../reports/report-row.tsx';
import { PaymentReportRow } from '../requests/payment-report-row.tsx';
import { RequestSender } from '../requests/request-sender.tsx';
import { SupportRequestRow } from '../requests/support-request-row.tsx';
import { DueText } from './due-text.tsx';
import { NextTask } from './next-task.tsx';
import { toAddress, useQueueSearch } from './queue-search.ts';
import { TaskNotes } from './task-notes.tsx';
import { TaskOwner } from './task-owner.tsx';
import { useTaskText } from './task-words.ts';

const TaskEmpty = () => {
  const { t } = useTranslation();
  return <EmptyState title={t('This does not exist any more.')} />;
};

const Content = ({
  task: { unlock, dispute, report, support, sender, document, openedAt, state },
}: {
  task: WholeTask;
}) => (
  <ListCard>
    {unlock && <PaymentReportRow report={unlock} />}
    {dispute && <DisputeRow payment={dispute} />}
    {report && <ReportRow report={report} />}
    {support && <SupportRequestRow request={support} answerTo={sender?.email ?? support.email} />}
    {!unlock && !dispute && !report && !support && !document && <TaskEmpty />}
    {document && <DocumentRow key={openedAt} waiting={document} since={openedAt} isOpen={state === 'open'} />}
  </ListCard>
);

const TaskFacts = ({ task }: { task: WholeTask }) => {
  const { t } = useTranslation();
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
      <RelativeTime value={task.openedAt} />
      <span>
        {task.state === 'open' ? t('Due') : t('Closed on')}: <DueText task={task} />
      </span>
    </Box>
  );
};

const Task = ({ task, about }: { task: WholeTask; about: string }) => (
  <>
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="6" rowGap="3">
      <TaskOwner task={task} about={about} canRelease />
      <NextTask task={task} />
    </Box>
    <Content task={task} />
    {task.sender && <RequestSender sender={task.sender} />}
    <TaskNotes task={task} />
  </>
);

/** The heading stays the same element while the task loads, so that it keeps the focus. */
const TaskOf = ({ task }: { task: TaskRef }) => {
  const { t } = useTranslation();
  const textOf = useTaskText();
  const query = useTask(task);
  const { data, error } = query;
  const text = data && textOf(data);
  return (
    <>
      <PageHeader title={text?.title ?? t('Queue')}>{data && <TaskFacts task={data} />}</PageHeader>
      {text && <Task task={data} about={text.about} />}
      {!data && isGone(error) && (
        <Card>
          <TaskEmpty />
        </Card>
      )}
      {!data && !isGone(error) && (
        <PendingCard query={query} failure={t("We couldn't load this task.")}>
          <RowsShape />
        </PendingCard>
      )}
    </>
  );
};

const TaskGone = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Queue')} />
      <Card>
        <TaskEmpty />
      </Card>
    </>
  );
};

/** /admin/queue/:kind/:taskId: one task with its content, the actions on it, its owner and the notes of staff. */
export const TaskPage = () => {
  const { t } = useTranslation();
  const { kind: given, taskId = '' } = useParams();
  const { search } = useQueueSearch();
  const kind = taskKinds.find((each) => each === given);
  return (
    <>
      <BackLink to={paths.admin.queue.path(toAddress(search))} label={t('Queue')} />
      {kind ? <TaskOf key={`${kind} ${taskId}`} task={{ kind, id: taskId }} /> : <TaskGone />}
    </>
  );
};
