import { Box } from '@chakra-ui/react';
import type { CompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { AddressText } from '../../../ui/text/address-text.tsx';
import { accessActions, canEdit } from './user-rights.ts';
import { UserStatus } from './user-status.tsx';

type UserTableProps = {
  /** Undefined while the users load. */
  users: readonly CompanyUser[] | undefined;
  self: CompanyUser | undefined;
  onEdit: (user: CompanyUser) => void;
  onAccess: (user: CompanyUser) => void;
  onInvite: (user: CompanyUser) => void;
};

/** Name, e-mail, phone, role and status, with the allowed actions [TBX-07]. */
export const UserTable = ({ users, self, onEdit, onAccess, onInvite }: UserTableProps) => {
  const { t } = useTranslation();
  const labels = { disable: t('Disable'), enable: t('Enable'), invite: t('Invite again') };
  const columns: readonly Column<CompanyUser>[] = [
    {
      header: t('Name'),
      phone: 'name',
      cell: ({ id, displayName }) => (
        <>
          <Box as="b" fontWeight="semibold">
            {displayName}
          </Box>
          {id === self?.id && ` (${t('you')})`}
        </>
      ),
    },
    {
      header: t('Email'),
      phone: 'fact',
      cell: ({ email }) => (
        <Box as="span" overflowWrap="anywhere">
          <AddressText>{email}</AddressText>
        </Box>
      ),
    },
    {
      header: t('Phone'),
      phone: 'fact',
      cell: ({ phone, phoneExtension }) =>
        phone && (
          <Box as="span" whiteSpace="nowrap">
            {phoneText(phone, phoneExtension)}
          </Box>
        ),
    },
    { header: t('Role'), phone: 'fact', cell: ({ role }) => (role === 'owner' ? t('Owner') : t('Member')) },
    { header: t('Status'), phone: 'fact', cell: ({ status }) => <UserStatus status={status} /> },
    {
      header: t('Actions'),
      headerHidden: true,
      phone: 'actions',
      end: true,
      cell: (user) => (
        <>
          {canEdit(user, self) && (
            <Button
              variant="quiet"
              onClick={() => onEdit(user)}
              aria-label={t('Edit {{title}}', { title: user.displayName })}
            >
              {t('Edit')}
            </Button>
          )}
          {accessActions(user, self).map((action) => (
            <Button
              key={action}
              variant="text"
              whiteSpace="nowrap"
              onClick={() => (action === 'invite' ? onInvite(user) : onAccess(user))}
              aria-label={`${labels[action]}: ${user.displayName}`}
            >
              {labels[action]}
            </Button>
          ))}
        </>
      ),
    },
  ];
  return (
    <Card overflow="hidden">
      <DataTable caption={t('Users')} columns={columns} rows={users} rowKey={({ id }) => id} phoneActions="text" />
    </Card>
  );
};
