import { Box } from '@chakra-ui/react';
import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';
import { ContactLink } from './contact-link.tsx';
import { LastNote } from './last-note.tsx';
import { ReachedLine } from './reached-line.tsx';
import { StageOrJob } from './stage-or-job.tsx';
import { useHowKnown } from './use-how-known.ts';

const NameAndPhone = ({ person }: { person: KnownPerson }) => {
  const name = fullName(person);
  return (
    <Box display="flex" gap="3" alignItems="flex-start">
      <Avatar name={name} photoUrl={person.profilePhotoUrl} />
      <Box minWidth="0" display="grid" justifyItems="start">
        <Box as="b" fontSize="1.0625rem">
          <Link className="tap" to={paths.employees.person.path(person.id)}>
            {name}
          </Link>
        </Box>
        <ContactLink person={person} />
        <ReachedLine person={person} />
      </Box>
    </Box>
  );
};

const JobAndOrigin = ({ person }: { person: KnownPerson }) => {
  const howKnown = useHowKnown();
  return (
    // On a phone the stage is next to it.
    <Box width={{ base: '148px', md: 'auto' }}>
      {person.job && <p>{person.job.name}</p>}
      <Box as="p" color="muted" textStyle="small">
        {howKnown(person)}
      </Box>
    </Box>
  );
};

const Note = ({ note }: Pick<KnownPerson, 'note'>) => {
  const { t } = useTranslation();
  if (note) return <LastNote note={note} />;
  return (
    <Box as="span" color="muted" hideBelow="md">
      {t('No notes yet')}
    </Box>
  );
};

type PeopleTableProps = {
  /** Undefined while the people load. */
  rows: readonly KnownPerson[] | undefined;
};

/** Name, phone, job, stage, newest note and who takes care of each person. */
export const PeopleTable = ({ rows }: PeopleTableProps) => {
  const { t } = useTranslation();
  const columns: readonly Column<KnownPerson>[] = [
    {
      header: t('Name and phone'),
      phone: 'name',
      shape: <SkeletonBox width="160px" />,
      cell: (person) => <NameAndPhone person={person} />,
    },
    { header: t('Job'), phone: 'fact', cell: (person) => <JobAndOrigin person={person} /> },
    {
      header: t('Stage'),
      phone: 'fact',
      shape: <SkeletonBox shape="button" width="10rem" />,
      cell: (person) => <StageOrJob person={person} width="10rem" />,
    },
    { header: t('Last note'), phone: 'fact', phoneWide: true, cell: ({ note }) => <Note note={note} /> },
    {
      header: t('Assigned to'),
      phone: 'none',
      cell: ({ assignee }) => assignee?.name ?? <Box color="muted">{t('No one')}</Box>,
    },
  ];
  return <DataTable caption={t('People')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
};
