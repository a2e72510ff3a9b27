import { Box } from '@chakra-ui/react';
import { MAX_ATTACHMENTS } from '@plumbline/shared/options/files';
import { FileText, Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf } from '../../../components/upload/check-file.ts';
import { UploadList } from '../../../components/upload/upload-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { fileSize } from '../../../ui/text/file-size.ts';
import type { Attachments } from './use-attachments.ts';

/** The uploaded files, each with a button to remove it. */
const ReadyFiles = ({ ready, remove }: Pick<Attachments, 'ready' | 'remove'>) => {
  const { t } = useTranslation();
  return (
    <Box as="ul" aria-label={t('Attached files')} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      {ready.map(({ id, name, size }) => (
        <Box as="li" key={id} display="flex" alignItems="center" gap="2" listStyleType="none">
          <FileText size={16} aria-hidden />
          <Box as="span" minWidth="0" truncate>
            {name}
          </Box>
          <Box as="span" flex="none" color="muted" textStyle="small">
            {fileSize(size)}
          </Box>
          <Button
            variant="text"
            flex="none"
            ml="auto"
            onClick={() => remove(id)}
            aria-label={t('Remove file: {{name}}', { name })}
          >
            <X size={16} aria-hidden />
            {t('Remove')}
          </Button>
        </Box>
      ))}
    </Box>
  );
};

/** The files of a message: chosen, uploading with progress or an error, and ready. */
export const AttachmentList = ({ files }: { files: Attachments }) => (
  <>
    <UploadList {...files} />
    {files.ready.length > 0 && <ReadyFiles {...files} />}
  </>
);

/** Chooses photos and documents for a message. */
export const AttachButton = ({ files: { add, room } }: { files: Attachments }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptOf('attachment')}
        multiple
        hidden
        aria-label={t('Choose files')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        onClick={() => input.current?.click()}
        disabled={room <= 0}
        title={t('Photos, PDF or Word files, at most 10 MB each, {{count}} in all.', { count: MAX_ATTACHMENTS })}
      >
        <Paperclip size={16} aria-hidden />
        {t('Attach files')}
      </Button>
    </>
  );
};
