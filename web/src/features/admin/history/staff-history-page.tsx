import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AuditList } from './audit-list.tsx';

const ID = /^[0-9a-f]{24}$/;

/** /admin/history: the staff's actions; a name in it filters the list by that person or subject. */
export const StaffHistoryPage = () => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const staff = params.get('staff') ?? '';
  const subject = (params.get('subject') ?? '').slice(0, 80);
  const filter = subject ? { subject } : ID.test(staff) ? { staff } : {};
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeader
        title={t('Staff history')}
        action={isNarrowed && <ButtonLink to={paths.admin.history.path()}>{t('Show all')}</ButtonLink>}
      >
        {subject
          ? t('What staff did to one subject. Nobody can change or delete it.')
          : isNarrowed
            ? t('What one of the staff did. Nobody can change or delete it.')
            : t('Every action of the staff. Nobody can change or delete it.')}
      </PageHeader>
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <AuditList filter={filter} empty={t('Nothing was done yet.')} />
      </Box>
    </>
  );
};
