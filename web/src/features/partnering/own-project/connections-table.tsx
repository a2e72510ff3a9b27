import { Box } from '@chakra-ui/react';
import type { ProjectConnection } from '@plumbline/shared/contracts/projects/project-form';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { MaskedValue } from '../../../components/profile/masked.tsx';
import { RequestMessage } from '../../../components/project/request-message.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { useRelativeTime } from '../../../ui/text/date-text.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { NewMark, StatusPill } from '../../../ui/text/pill.tsx';

type Row = ProjectConnection;

const Company = ({ row: { company, state, message } }: { row: Row }) => {
  const { t } = useTranslation();
  return (
    <Box display="flex" gap="3.5" alignItems="center">
      <Avatar name={company.name} photoUrl={company.profilePhoto} company />
      <Box>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <Box as="b" fontSize="1.0625rem">
            {company.name}
          </Box>
          {state === 'granted' ? <StatusPill status="Connected" /> : <NewMark>{t('New')}</NewMark>}
        </Box>
        <Box color="muted" textStyle="small">
          {placeText(company)}
        </Box>
        {message && (
          <Box marginTop="2">
            <RequestMessage text={message} />
          </Box>
        )}
      </Box>
    </Box>
  );
};

/** The contact and how to reach them; masked until the company is accepted [PRO-39]. */
const Contact = ({ row: { company, state } }: { row: Row }) => {
  const { t } = useTranslation();
  const { principleContact, phoneNumber, phoneExtension, email } = company;
  if (state !== 'granted' || !(principleContact || phoneNumber || email)) {
    return <MaskedValue kind="phone" withIcon label={t('Contact, hidden until you accept')} />;
  }
  const name = fullName({ name: principleContact?.firstName, lastName: principleContact?.lastName });
  return (
    <Box display="grid" fontSize="control" css={{ '& a': { overflowWrap: 'anywhere' } }}>
      {name && (
        <Box as="b" fontWeight="medium">
          {name}
        </Box>
      )}
      {phoneNumber ? (
        <PhoneLink number={phoneNumber} extension={phoneExtension} />
      ) : (
        email && <a href={`mailto:${email}`}>{email}</a>
      )}
    </Box>
  );
};

type ConnectionsTableProps = {
  projectId: string;
  /** Undefined while the connections load. */
  rows: readonly Row[] | undefined;
  onDecline: (company: Row['company']) => void;
};

/** The companies on a project: company, contact, 'View' [PRJ-18]. */
export const ConnectionsTable = ({ projectId, rows, onDecline }: ConnectionsTableProps) => {
  const { t } = useTranslation();
  const relative = useRelativeTime({ inSentence: true });
  const columns: Column<Row>[] = [
    { header: t('Company'), phone: 'name', cell: (row) => <Company row={row} /> },
    { header: t('Contact'), phone: 'fact', cell: (row) => <Contact row={row} /> },
    {
      header: t('Last Activity'),
      phone: 'fact',
      cell: ({ state, date }) =>
        state === 'granted'
          ? t('Connected {{when}}', { when: relative(date) })
          : t('Asked to connect {{when}}', { when: relative(date) }),
    },
    {
      header: t('Actions'),
      phone: 'actions',
      end: true,
      cell: ({ company, state }) => (
        <>
          <ButtonLink
            to={paths.tradePartners.projectMatch.path(projectId, company.id)}
            aria-label={t('View {{name}}', { name: company.name })}
          >
            {t('View')}
          </ButtonLink>
          {state === 'requested' && (
            <Button
              variant="text"
              onClick={() => onDecline(company)}
              aria-label={t('Decline {{name}}', { name: company.name })}
            >
              {t('Decline')}
            </Button>
          )}
        </>
      ),
    },
  ];
  return <DataTable caption={t('Connections')} columns={columns} rows={rows} rowKey={({ company }) => company.id} />;
};
