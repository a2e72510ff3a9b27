import type { StaffTask } from '@plumbline/shared/contracts/admin/queue';
import type { TaskKind } from '@plumbline/shared/domain/support/staff-tasks';
import { FileCheck, Flag, Landmark, LifeBuoy, LockOpen, type LucideIcon, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDocumentName } from '../../../components/documents/document-names.ts';
import { msg } from '../../../lib/msg.ts';
import { useMoney } from '../../../ui/text/money-text.tsx';
import { disputeReasonWord } from '../payments/dispute-words.ts';
import { kindWords, reasonWordsOf } from '../reports/report-state-words.ts';

/** The name of a kind as a filter. */
export const kindFilterWords: Record<TaskKind, string> = {
  unlock: msg('Unlocks'),
  dispute: msg('Disputes'),
  report: msg('Reports'),
  signal: msg('Signals'),
  support: msg('Support'),
  document: msg('Documents'),
};

export const taskIcons: Record<TaskKind, LucideIcon> = {
  unlock: LockOpen,
  dispute: Landmark,
  report: Flag,
  signal: ShieldAlert,
  support: LifeBuoy,
  document: FileCheck,
};

const titleWords: Record<TaskKind, string> = {
  unlock: msg('Unlock reported'),
  dispute: msg('Disputed payment'),
  report: msg('Report'),
  signal: msg('Signal'),
  support: msg('Support'),
  document: msg('Document'),
};

export type TaskText = {
  title: string;
  /** What the task is about, in one line. */
  about: string;
  /** Who sent it; empty for a signal. */
  from: string;
};

/** Returns a function that describes a task in one line. */
export const useTaskText = (): ((task: StaffTask) => TaskText) => {
  const { t } = useTranslation();
  const money = useMoney();
  const documentName = useDocumentName();
  return ({ kind, unlock, dispute, report, support, document }) => {
    const title = t(titleWords[kind]);
    if (unlock) {
      const about = [unlock.seekerName ?? t('Account deleted'), money(unlock.amount), unlock.reason].join(', ');
      return { title, about, from: unlock.companyName ?? t('Account deleted') };
    }
    if (dispute) {
      const about = [t(dispute.product), money(dispute.amount), t(disputeReasonWord(dispute.dispute?.reason))];
      return { title, about: about.join(', '), from: dispute.company.name ?? t('Account deleted') };
    }
    if (report) {
      const what = [t(kindWords[report.kind]), report.subject.name ?? report.account.name].filter(Boolean).join(': ');
      return {
        title: report.reporter ? t('{{what}} reported', { what: t(kindWords[report.kind]) }) : title,
        about: [t(reasonWordsOf[report.reason]), what, report.details].filter(Boolean).join(', '),
        from: report.reporter ? (report.reporter.name ?? t('Account deleted')) : '',
      };
    }
    if (document) return { title, about: documentName(document.document), from: document.owner.name };
    if (support) return { title, about: support.data, from: support.email };
    return { title, about: t('This does not exist any more.'), from: '' };
  };
};
