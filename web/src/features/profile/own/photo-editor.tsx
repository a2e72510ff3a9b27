import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { Camera, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf, fileProblem } from '../../../components/upload/check-file.ts';
import { UploadList } from '../../../components/upload/upload-list.tsx';
import { useUploads } from '../../../components/upload/use-uploads.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useEditing } from '../section/editing.ts';
import { useFreshProfile } from './save-profile.ts';
import { useDeleteFile } from './use-delete-file.ts';

// The crop dialog loads once a photo was chosen.
const CropDialog = lazy(async () => ({
  default: (await import('../../../components/upload/crop-dialog.tsx')).CropDialog,
}));

/** Uploads, replaces and removes the photo of a person or the logo of a company [FIL-06, FIL-09]. */
export const PhotoEditor = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { requestedSection, clearRequestedSection } = useEditing();
  const refresh = useFreshProfile();
  const [chosen, setChosen] = useState<File>();
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isPerson = profile.type === 'jobSeeker';
  const remove = useDeleteFile('profilePhoto', t('Photo removed.'));
  const uploads = useUploads('profilePhoto', async () => {
    await refresh();
    toast.success(t('Photo uploaded.'));
  });
  const busy = uploads.uploads.some(({ state }) => state !== 'failed');
  const photo = profile.profilePhoto;

  useEffect(() => {
    if (requestedSection !== 'photo') return;
    button.current?.focus();
    clearRequestedSection();
  }, [requestedSection, clearRequestedSection]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    // A rejected file goes to the list, which shows the reason.
    if (fileProblem('profilePhoto', file)) uploads.add([file]);
    else setChosen(file);
  };
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2.5">
      <Box display="flex" flexWrap="wrap" gap="2">
        {/* The button opens this hidden input. */}
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptOf('profilePhoto')}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button ref={button} onClick={() => input.current?.click()} disabled={busy}>
          <Camera size={20} aria-hidden />
          {isPerson ? (photo ? t('Change Photo') : t('Upload Photo')) : photo ? t('Change Logo') : t('Upload Logo')}
        </Button>
        {photo && (
          <Button variant="text" onClick={() => setAsking(true)}>
            <Trash2 size={16} aria-hidden />
            {isPerson ? t('Remove Photo') : t('Remove Logo')}
          </Button>
        )}
      </Box>
      <UploadList {...uploads} />
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            round={isPerson}
            onCancel={() => setChosen(undefined)}
            onDone={(cropped) => {
              setChosen(undefined);
              uploads.add([cropped]);
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        title={isPerson ? t('Remove your photo?') : t('Remove your logo?')}
        confirmLabel={t('Remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => photo && remove.mutate(photo.id, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
};
