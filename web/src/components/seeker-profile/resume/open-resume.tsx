import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useOpenResume } from './use-open-resume.ts';

type OpenResumeProps = { resume: FileView; name: string };

/** 'Open Resume' downloads '{name} Resume.pdf' [PRO-12]. */
export const OpenResume = ({ resume, name }: OpenResumeProps) => {
  const { t } = useTranslation();
  const open = useOpenResume(resume, name);
  return (
    <Button onClick={() => open.mutate()} disabled={open.isPending}>
      <FileText size={20} aria-hidden />
      {t('Open Resume')}
    </Button>
  );
};
