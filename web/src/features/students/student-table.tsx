import { Box } from '@chakra-ui/react';
import type { Student } from '@plumbline/shared/contracts/accounts/students';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { ratingLabel } from '@plumbline/shared/options/background/experience';
import { CircleCheck, CircleDashed, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tradeName } from '../../components/trades/trade-name.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';
import { useRelativeTime } from '../../ui/text/date-text.tsx';
import { Pill } from '../../ui/text/pill.tsx';

/** The trades that a row names; more would hide the rest of the row. */
const SHOWN_TRADES = 2;

const useTradesText = () => {
  const { t } = useTranslation();
  return ({ trades }: Student): string =>
    trades
      .slice(0, SHOWN_TRADES)
      .map(({ category, rating }) =>
        rating === undefined ? tradeName(t, category) : `${tradeName(t, category)}, ${t(ratingLabel(rating) ?? '')}`,
      )
      .join(' · ');
};

const Status = ({ student: { hiredAt, applied } }: { student: Student }) => {
  const { t } = useTranslation();
  if (hiredAt)
    return (
      <Pill tone="success" icon={CircleCheck}>
        {t('Hired')}
      </Pill>
    );
  return applied > 0 ? (
    <Pill tone="info" icon={Send}>
      {t('Applied')}
    </Pill>
  ) : (
    <Pill icon={CircleDashed}>{t('Not started')}</Pill>
  );
};

/** The listed students: name and trades, applications, and whether one was hired. */
export const StudentTable = ({ rows }: { rows: readonly Student[] | undefined }) => {
  const { t } = useTranslation();
  const when = useRelativeTime({ inSentence: true });
  const tradesText = useTradesText();
  const small = (text: string) => (
    <Box as="p" color="muted" textStyle="small" fontWeight="normal">
      {text}
    </Box>
  );
  const columns: readonly Column<Student>[] = [
    {
      header: t('Student'),
      phone: 'name',
      cell: (row) => {
        const name = row.name ? fullName({ name: row.name, ...(row.lastName && { lastName: row.lastName }) }) : '';
        return (
          <Box display="flex" gap="3" alignItems="center">
            <Avatar name={name || '?'} />
            <Box minWidth="0">
              <b>{name || t('Profile not finished')}</b>
              {tradesText(row) && small(tradesText(row))}
            </Box>
          </Box>
        );
      },
    },
    {
      header: t('Applied for'),
      phone: 'fact',
      cell: (row) => (
        <>
          {row.applied > 0 ? t('{{count}} jobs', { count: row.applied }) : t('No jobs yet')}
          {small(
            row.lastAppliedAt
              ? t('Last {{when}}', { when: when(row.lastAppliedAt) })
              : t('Signed up {{when}}', { when: when(row.joinedAt) }),
          )}
        </>
      ),
    },
    {
      header: t('Status'),
      phone: 'fact',
      shape: <SkeletonBox shape="pill" width="96px" />,
      cell: (row) => (
        <>
          <Status student={row} />
          {row.hiredAt && small(t('Since {{when}}', { when: when(row.hiredAt) }))}
        </>
      ),
    },
  ];
  return <DataTable caption={t('Listed students')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
};
