import { Box } from '@chakra-ui/react';
import {
  hasStaffRight,
  type StaffRight,
  type StaffRole,
  staffRoles,
} from '@plumbline/shared/options/staff/staff-roles';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { staffRoleWords } from '../../../lib/staff/role-words.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';

const rightWords = {
  handleRequests: msg('Answer requests and reports, suspend accounts'),
  refundReports: msg('Refund or decline a reported unlock'),
  managePayments: msg('Refund any payment'),
  changePrices: msg('Change prices'),
  changeSettings: msg('Change settings'),
  exportAccounts: msg('Download lists of accounts'),
  closeAccounts: msg('Close an account'),
  manageStaff: msg('Add and remove colleagues'),
} as const satisfies Record<StaffRight, string>;

type Row = { right: StaffRight; label: string };

const rows = Object.entries(rightWords).map(([right, label]): Row => ({ right: right as StaffRight, label }));

/** The rights of each role, from the table that the API checks. */
export const RightsTable = () => {
  const { t } = useTranslation();
  const ofRole = (role: StaffRole): Column<Row> => ({
    header: t(staffRoleWords[role]),
    phone: 'fact',
    phoneLabel: `${t(staffRoleWords[role])}:`,
    cell: ({ right }) =>
      hasStaffRight(role, right) ? (
        <Box as="span" color="success">
          <CircleCheck size={18} aria-label={t('Yes')} />
        </Box>
      ) : (
        t('No')
      ),
  });
  const columns: readonly Column<Row>[] = [
    { header: t('Right'), phone: 'name', cell: ({ label }) => t(label) },
    ...staffRoles.map(ofRole),
  ];
  return (
    <Card overflow="hidden">
      <DataTable caption={t('What each role can do')} columns={columns} rows={rows} rowKey={({ right }) => right} />
    </Card>
  );
};
