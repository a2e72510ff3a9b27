import { Box } from '@chakra-ui/react';
import type { StaffMember } from '@plumbline/shared/contracts/admin/staff-members';
import { type StaffRole, staffRoles } from '@plumbline/shared/options/staff/staff-roles';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.ts';
import { staffRoleWords } from '../../../lib/staff/role-words.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { AddressText } from '../../../ui/text/address-text.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';

type ColleagueTableProps = {
  /** Undefined while the colleagues load. */
  colleagues: readonly StaffMember[] | undefined;
  onRole: (colleague: StaffMember, role: StaffRole) => void;
  onInvite: (colleague: StaffMember) => void;
  onRemove: (colleague: StaffMember) => void;
};

/** Name, role, second step and last sign-in of each colleague. Users can't change or remove themselves. */
export const ColleagueTable = ({ colleagues, onRole, onInvite, onRemove }: ColleagueTableProps) => {
  const { t } = useTranslation();
  const own = useSession().userInfo?.id;
  const columns: readonly Column<StaffMember>[] = [
    {
      header: t('Name'),
      phone: 'name',
      cell: ({ id, name, email }) => (
        <Box minWidth="0">
          <b>{name}</b>
          {id === own && ` (${t('you')})`}
          <Box as="p" color="muted" textStyle="small" fontWeight="normal" overflowWrap="anywhere">
            <AddressText>{email}</AddressText>
          </Box>
        </Box>
      ),
    },
    {
      header: t('Role'),
      phone: 'fact',
      cell: (colleague) =>
        colleague.id === own ? (
          t(staffRoleWords[colleague.role])
        ) : (
          <Choice
            label={t('Role of {{name}}', { name: colleague.name })}
            labelHidden
            width="12rem"
            value={colleague.role}
            values={staffRoles}
            words={staffRoleWords}
            saves
            onChange={(role) => onRole(colleague, role)}
          />
        ),
    },
    {
      header: t('Second step'),
      phone: 'fact',
      cell: ({ hasSecondFactor }) =>
        hasSecondFactor ? (
          t('App')
        ) : (
          <Box as="span" color="warning">
            {t('Not set up')}
          </Box>
        ),
    },
    {
      header: t('Last sign-in'),
      phone: 'fact',
      cell: ({ lastSignInAt, hasSecondFactor, createdAt }) => {
        if (lastSignInAt) return <RelativeTime value={lastSignInAt} />;
        if (hasSecondFactor) return t('Not recorded yet');
        return (
          <>
            {t('Invitation sent:')} <RelativeTime value={createdAt} />
          </>
        );
      },
    },
    {
      header: t('Actions'),
      headerHidden: true,
      phone: 'actions',
      end: true,
      cell: (colleague) =>
        colleague.id !== own && (
          <>
            {!colleague.hasSecondFactor && (
              <Button
                variant="text"
                whiteSpace="nowrap"
                onClick={() => onInvite(colleague)}
                aria-label={t('Send {{name}} the invitation again', { name: colleague.name })}
              >
                {t('Send again')}
              </Button>
            )}
            <Button
              variant="text"
              onClick={() => onRemove(colleague)}
              aria-label={t('Remove {{name}} from the staff', { name: colleague.name })}
            >
              {t('Remove')}
            </Button>
          </>
        ),
    },
  ];
  return (
    <Card overflow="hidden">
      <DataTable
        caption={t('Colleagues')}
        columns={columns}
        rows={colleagues}
        rowKey={({ id }) => id}
        phoneActions="text"
      />
    </Card>
  );
};
