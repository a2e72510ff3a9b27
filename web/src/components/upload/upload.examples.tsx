import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { DropZone } from './drop-zone.tsx';
import { UploadList } from './upload-list.tsx';
import type { Upload } from './upload-state.ts';

const LONG = 'certificate-of-insurance-for-the-four-story-apartment-house-at-silver-lake-signed-by-both.pdf';
const FAILURE = 'Please choose a file of at most 10 MB';

const list = (changes: Partial<Upload>, name = 'resume.pdf') => (
  <UploadList
    uploads={[{ key: 1, file: new File(['%PDF'], name), state: 'sending', done: 0.4, ...changes }]}
    retry={() => {}}
    cancel={() => {}}
  />
);

const Zone = ({ disabled = false }: { disabled?: boolean }) => (
  <DropZone
    purpose="resume"
    label={t('Choose files')}
    help={t('Please choose a PDF, DOC or DOCX file')}
    onFiles={() => {}}
    disabled={disabled}
  />
);

export const examples: Examples = {
  DropZone: { default: () => <Zone />, disabled: () => <Zone disabled /> },
  UploadList: {
    waiting: () => list({ state: 'waiting', done: 0 }),
    sending: () => list({}),
    failed: () => list({ state: 'failed', message: t("We couldn't upload the file.") }),
    'wrong file': () => list({ state: 'failed', message: FAILURE, isFinal: true }),
    'long text': () => list({ state: 'failed', message: FAILURE, isFinal: true }, LONG),
  },
};
