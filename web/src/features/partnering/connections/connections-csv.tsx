import type { ProjectConnectionRequest } from '@plumbline/shared/contracts/projects/project-connection-requests';
import { formatIsoDay } from '@plumbline/shared/domain/dates/dates';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '../../../components/csv/csv-text.ts';
import { DownloadCsvButton } from '../../../components/csv/download-csv-button.tsx';
import { readAllTies } from '../api/use-project-ties.ts';
import { directionWords, stateWords } from './connection-words.ts';
import type { ConnectionFilter } from './use-connection-filter.ts';

/** An unconnected company has neither contact nor phone nor e-mail here: the server sends none. */
const columnsOf = (t: TFunction): CsvColumn<ProjectConnectionRequest>[] => [
  { header: t('Project'), value: ({ project }) => project.name },
  { header: t('Company'), value: ({ company }) => company.name },
  { header: t('City'), value: ({ company: { city, state } }) => placeText({ city, state }) },
  { header: t('Who asked'), value: ({ direction }) => t(directionWords[direction]) },
  { header: t('Status'), value: ({ state }) => t(stateWords[state]) },
  { header: t('Date'), value: ({ date }) => formatIsoDay(date) },
  { header: t('Contact'), value: ({ company }) => company.contact },
  { header: t('Phone'), value: ({ company }) => company.phoneNumber },
  { header: t('Email'), value: ({ company }) => company.email },
  { header: t('Note'), value: ({ note }) => note },
];

/** Downloads the connections of the list, all pages of them, as a table. */
export const ConnectionsCsv = ({ filter }: { filter: ConnectionFilter }) => {
  const { t } = useTranslation();
  return <DownloadCsvButton subject={t('Connections')} columns={columnsOf(t)} readRows={() => readAllTies(filter)} />;
};
