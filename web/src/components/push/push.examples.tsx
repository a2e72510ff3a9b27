import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { PushNote } from './push-note.tsx';

export const examples: Examples = {
  PushNote: {
    default: () => <PushNote title={t('Notifications')} body={t('Notifications are on for this device.')} />,
  },
};
