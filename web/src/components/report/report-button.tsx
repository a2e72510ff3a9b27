import type { ReportKind } from '@plumbline/shared/domain/support/report-kinds';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { reportTitles } from './report-words.ts';

type ReportButtonProps = {
  kind: ReportKind;
  id: string;
  /** The profile that owns the subject; users can't report their own. */
  owner: string;
};

/** A button below another user's content that reports it to staff. */
export const ReportButton = ({ kind, id, owner }: ReportButtonProps) => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const [asks, setAsks] = useState(false);
  if (!profile || profile.id === owner) return null;
  return (
    <>
      <Button variant="text" justifySelf="start" onClick={() => setAsks(true)}>
        <Flag size={18} aria-hidden />
        {t(reportTitles[kind])}
      </Button>
      <ReportDialog kind={kind} id={id} open={asks} onClose={() => setAsks(false)} />
    </>
  );
};
