import { Box } from '@chakra-ui/react';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import type { Upload } from './upload-state.ts';
import type { Uploads } from './use-uploads.ts';

type UploadListProps = Pick<Uploads, 'uploads' | 'retry' | 'cancel'>;

type UploadRowProps = { upload: Upload; onRetry: () => void; onCancel: () => void };

const UploadRow = ({ upload, onRetry, onCancel }: UploadRowProps) => {
  const { t } = useTranslation();
  const { file, state, done, message, isFinal = false } = upload;
  const failed = state === 'failed';
  return (
    <Box as="li" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1.5" listStyleType="none">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Box as="span" minWidth="0" overflowWrap="anywhere" textStyle="small">
          {file.name}
        </Box>
        <Box display="flex" flex="none">
          {failed && !isFinal && (
            <Button variant="quiet" onClick={onRetry} aria-label={t('Try again: {{name}}', { name: file.name })}>
              <RotateCw size={16} aria-hidden />
              {t('Try Again')}
            </Button>
          )}
          <Button
            variant="text"
            onClick={onCancel}
            aria-label={failed ? t('Dismiss {{name}}', { name: file.name }) : t('Cancel {{name}}', { name: file.name })}
          >
            <X size={16} aria-hidden />
            {failed ? t('Dismiss') : t('Cancel')}
          </Button>
        </Box>
      </Box>
      {failed ? (
        <Box role="alert" display="flex" gap="1.5" alignItems="center" color="danger" textStyle="small">
          <CircleAlert size={16} aria-hidden />
          {t(message ?? '')}
        </Box>
      ) : (
        <ProgressBar label={t('Uploading {{name}}', { name: file.name })} percent={Math.round(done * 100)} />
      )}
    </Box>
  );
};

/** The files being uploaded, each with its progress or its error. Another try is offered where it can help. */
export const UploadList = ({ uploads, retry, cancel }: UploadListProps) =>
  uploads.length === 0 ? null : (
    <Box as="ul" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload.key)}
          onCancel={() => cancel(upload.key)}
        />
      ))}
    </Box>
  );
