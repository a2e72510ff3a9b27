import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.ts';
import { staffRoleWords } from '../../../lib/staff/role-words.ts';
import { staffRoleIn } from '../../../lib/staff/staff-right.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { AccountAccess } from './account-access.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { SettingRow } from './setting-row.tsx';

/** /admin/account: the account of a member of staff, who has no toolbox. */
export const StaffAccountPage = () => {
  const { t } = useTranslation();
  const session = useSession();
  const role = staffRoleIn(session) ?? 'support';
  return (
    <>
      <PageHeader title={t('My account')}>{session.userInfo?.displayName}</PageHeader>
      <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <ListCard>
          <SettingRow label={t('Role')} help={t('An admin changes it on the page of colleagues.')}>
            <span>{t(staffRoleWords[role])}</span>
          </SettingRow>
          <SettingRow
            label={t('Second step')}
            help={t('Lost or changed your phone? A colleague who is an admin resets it and gives you a code.')}
          >
            <span>{t('App')}</span>
          </SettingRow>
        </ListCard>
        <LanguageSetting />
        <AccountAccess />
        <Box as="section" display="grid" gap="3">
          <h2>{t('Change Password')}</h2>
          <Box as="p" color="muted">
            {t('You are signed out everywhere, here too, and sign in again with a code of your app.')}
          </Box>
          <ChangePasswordForm />
        </Box>
      </Box>
    </>
  );
};
