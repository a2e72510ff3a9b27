import { Box } from '@chakra-ui/react';
import type { DataExportView } from '@plumbline/shared/contracts/accounts/data-export';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { fileSize } from '../../../ui/text/file-size.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useDataExport, useDownloadDataExport, useRequestDataExport } from '../api/use-data-export.ts';
import { SettingRow } from './setting-row.tsx';

const Copy = ({ copy }: { copy: DataExportView }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const showError = (error: unknown) => toast.error(errorText(t, error, msg('Something went wrong.')));
  const request = useRequestDataExport(showError);
  const download = useDownloadDataExport(showError);
  const { state, expiresAt = '', bytes = 0, canAskAgain } = copy;
  // The date is formatted only where there is one.
  const ready = () =>
    t('Ready until {{date}} ({{size}}). You can ask for a new copy once a day.', {
      date: formatDate(expiresAt, { locale }),
      size: fileSize(bytes),
    });
  const help = {
    none: t(
      "A ZIP file with your profile, activity, messages and files. We'll email you when it's ready, and you can download it for 7 days.",
    ),
    waiting: t("We're making your copy. You'll get an email when it's ready, usually within half an hour."),
    ready: state === 'ready' ? ready() : '',
    failed: t("We couldn't make your copy. Ask again, or write to Support."),
  }[state];
  const mayAsk = state === 'none' || state === 'failed' || canAskAgain;
  return (
    <SettingRow label={t('A copy of your data')} help={help}>
      <Box display="flex" flexWrap="wrap" gap="2">
        {state === 'ready' && (
          <Button variant="primary" disabled={download.isPending} onClick={() => download.mutate()}>
            {t('Download')}
          </Button>
        )}
        {mayAsk && (
          <Button disabled={request.isPending} onClick={() => request.mutate()}>
            {state === 'none' ? t('Ask for a copy') : t('Ask for a new copy')}
          </Button>
        )}
      </Box>
    </SettingRow>
  );
};

/** The setting with which every user downloads what is stored about them. */
export const DataExport = () => {
  const { t } = useTranslation();
  const copy = useDataExport();
  return (
    <Box as="section" display="grid" gap="3">
      <h2>{t('Your data')}</h2>
      {copy.data ? (
        <ListCard>
          <Copy copy={copy.data} />
        </ListCard>
      ) : (
        <PendingCard query={copy} failure={t("We couldn't load the state of your copy.")} rows={1} />
      )}
    </Box>
  );
};
