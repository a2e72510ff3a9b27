import { Box, chakra } from '@chakra-ui/react';
import type { ProjectConnectionRequest } from '@plumbline/shared/contracts/projects/project-connection-requests';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { CircleX, Clock, Link as LinkIcon, NotebookPen, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { directionWords, stateWords } from './connection-words.ts';

const { tradePartners } = paths;

const pills = {
  requested: { tone: 'warning', icon: Clock },
  granted: { tone: 'success', icon: LinkIcon },
  rejected: { tone: 'plain', icon: CircleX },
  withdrawn: { tone: 'plain', icon: Undo2 },
} as const;

const OnOneLine = chakra('span', { base: { whiteSpace: 'nowrap' } });

const Company = ({ tie: { project, company, direction } }: { tie: ProjectConnectionRequest }) => {
  const { name, city, state, contact, phoneNumber, phoneExtension, email } = company;
  const to =
    direction === 'received' && project.state !== 'deleted'
      ? tradePartners.projectMatch.path(project.id, company.id)
      : tradePartners.searchProfile.path(company.id);
  return (
    <Box display="grid" gap="0.5" css={{ '& a': { overflowWrap: 'anywhere' } }}>
      <b>
        <Link to={to}>{name}</Link>
      </b>
      <Box color="muted" textStyle="small">
        {placeText({ city, state })}
      </Box>
      {(contact || phoneNumber || email) && (
        <Box display="flex" flexWrap="wrap" columnGap="3" textStyle="small">
          {contact && <span>{contact}</span>}
          {phoneNumber && <PhoneLink number={phoneNumber} extension={phoneExtension} />}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </Box>
      )}
    </Box>
  );
};

const Project = ({ tie: { project, direction } }: { tie: ProjectConnectionRequest }) => {
  const { t } = useTranslation();
  const to =
    direction === 'received' ? tradePartners.project.path(project.id) : tradePartners.viewProject.path(project.id);
  return (
    <Box display="grid" gap="0.5">
      {project.state === 'deleted' ? <span>{project.name}</span> : <Link to={to}>{project.name}</Link>}
      <Box color="muted" textStyle="small">
        {t(directionWords[direction])}
        {project.state === 'closed' && `, ${t('project closed')}`}
        {project.state === 'deleted' && `, ${t('project deleted')}`}
      </Box>
    </Box>
  );
};

type ConnectionTableProps = {
  /** Undefined while the connections load. */
  rows: readonly ProjectConnectionRequest[] | undefined;
  onNote: (tie: ProjectConnectionRequest) => void;
};

/** Both companies, the project, and the state of the request. */
export const ConnectionTable = ({ rows, onNote }: ConnectionTableProps) => {
  const { t } = useTranslation();
  const columns: Column<ProjectConnectionRequest>[] = [
    { header: t('Company'), phone: 'name', cell: (tie) => <Company tie={tie} /> },
    { header: t('Project'), phone: 'fact', phoneWide: true, cell: (tie) => <Project tie={tie} /> },
    {
      header: t('Status'),
      phone: 'fact',
      cell: ({ state }) => <Pill {...pills[state]}>{t(stateWords[state])}</Pill>,
    },
    {
      header: t('Date'),
      phone: 'fact',
      cell: ({ date }) => (
        <OnOneLine>
          <DateText value={date} />
        </OnOneLine>
      ),
    },
    {
      header: t('Note'),
      phone: 'fact',
      phoneWide: true,
      cell: ({ note }) =>
        note !== undefined && (
          <Box as="p" maxWidth="36ch" whiteSpace="pre-wrap" overflowWrap="anywhere" textStyle="small">
            {note}
          </Box>
        ),
    },
    {
      header: t('Actions'),
      headerHidden: true,
      phone: 'actions',
      end: true,
      cell: (tie) => {
        const { name } = tie.company;
        return (
          <Button
            variant="text"
            whiteSpace="nowrap"
            onClick={() => onNote(tie)}
            aria-label={tie.note ? t('Edit note: {{name}}', { name }) : t('Add note: {{name}}', { name })}
          >
            <NotebookPen size={16} aria-hidden />
            {tie.note ? t('Edit note') : t('Add note')}
          </Button>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t('Connections')}
      columns={columns}
      rows={rows}
      rowKey={({ project, company }) => `${project.id}.${company.id}`}
    />
  );
};
