import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../lib/page/save-blob.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { csvFileName } from './csv-file-name.ts';
import { type CsvColumn, csvText } from './csv-text.ts';

type DownloadCsvButtonProps<Row> = {
  /** The subject of the table, in the reader's language; the day is added to it. */
  subject: string;
  columns: readonly CsvColumn<Row>[];
  /** Loads the rows when the button is pressed. */
  readRows: () => Promise<readonly Row[]>;
};

/** Downloads a list as a file for spreadsheets. */
export const DownloadCsvButton = <Row,>({ subject, columns, readRows }: DownloadCsvButtonProps<Row>) => {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: async () => {
      const text = await csvText(columns, await readRows());
      saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), csvFileName(subject, new Date()));
    },
    onError: () => toast.error(t('We were unable to download your file.')),
  });
  return (
    <Button disabled={download.isPending} onClick={() => download.mutate()}>
      <Download size={18} aria-hidden />
      {t('Download CSV')}
    </Button>
  );
};
