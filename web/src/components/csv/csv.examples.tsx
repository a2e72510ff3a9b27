import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { DownloadCsvButton } from './download-csv-button.tsx';

export const examples: Examples = {
  DownloadCsvButton: {
    default: () => <DownloadCsvButton subject={t('Companies')} columns={[]} readRows={async () => []} />,
  },
};
