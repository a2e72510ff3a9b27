import { Box } from '@chakra-ui/react';
import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenResume } from '../../../components/seeker-profile/resume/open-resume.tsx';
import { DropZone } from '../../../components/upload/drop-zone.tsx';
import { UploadList } from '../../../components/upload/upload-list.tsx';
import { useUploads } from '../../../components/upload/use-uploads.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useFreshProfile } from '../own/save-profile.ts';
import { useDeleteFile } from '../own/use-delete-file.ts';

const StoredResume = ({ resume, owner }: { resume: FileView; owner: string }) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteFile('resume', t('Resume deleted.'));
  return (
    <Box display="flex" flexWrap="wrap" gap="2.5" alignItems="center">
      <OpenResume resume={resume} name={owner} />
      <Button variant="text" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden />
        {t('Delete Resume')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Delete your resume?')}
        text={t('Companies can no longer open it. You can upload another at any time.')}
        confirmLabel={t('Delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(resume.id, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
};

/** Uploads, replaces and deletes the resume [PRO-12, FIL-09]. */
export const ResumeEditor = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const refresh = useFreshProfile();
  const resume = profile.jobSeeker?.resume;
  const uploads = useUploads('resume', async () => {
    await refresh();
    toast.success(t('Resume uploaded.'));
  });
  const busy = uploads.uploads.some(({ state }) => state !== 'failed');
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxWidth="form">
      {resume && <StoredResume resume={resume} owner={fullName(profile)} />}
      <DropZone
        purpose="resume"
        label={resume ? t('Replace Resume') : t('Choose a file')}
        help={t('PDF, DOC or DOCX, at most 10 MB.')}
        onFiles={uploads.add}
        disabled={busy}
      />
      <UploadList {...uploads} />
    </Box>
  );
};
