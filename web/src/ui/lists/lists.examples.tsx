import { t } from 'i18next';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import type { Examples } from '../../../gallery/example.ts';
import { WithState } from '../../../gallery/with-state.tsx';
import { Button } from '../controls/button.tsx';
import { Choice } from '../fields/choice.tsx';
import { StatusPill } from '../text/pill.tsx';
import { CheckItem } from './check-item.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { FactList, FactStrip } from './fact-strip.tsx';
import { ActionRow, ListCard, ListRow } from './list-card.tsx';
import { ListFilters } from './list-filters.tsx';
import { LoadMore } from './load-more.tsx';
import { Pager } from './pager.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { RowsShape } from './rows-shape.tsx';
import { SearchCard } from './search-card.ts';
import { SearchSummary } from './search-summary.tsx';

const LONG = 'Finish carpenter for a four-story apartment house with thirty-two kitchens and built-in closets';
const nothing = () => {};

type Row = { name: string; openings: number };

const columns = (): Column<Row>[] => [
  { header: t('Job'), phone: 'name', cell: ({ name }) => name },
  { header: t('Status'), phone: 'fact', cell: () => <StatusPill status="Active" /> },
  { header: t('Openings'), phone: 'fact', phoneLabel: t('Openings'), end: true, cell: ({ openings }) => openings },
  { header: t('Actions'), headerHidden: true, phone: 'actions', cell: () => <Button>{t('Manage Post')}</Button> },
];
const rows: Row[] = [
  { name: 'Framing Carpenter', openings: 2 },
  { name: LONG, openings: 12 },
];

const Table = (props: { rows: Row[] | undefined; groupOf?: (row: Row) => string }) => (
  <DataTable caption={t('Jobs')} columns={columns()} rowKey={({ name }) => name} {...props} />
);

const facts = () => [
  { label: t('Openings'), value: 1200 },
  { label: t('Status'), value: t('Active'), to: '/' },
  { label: t('Job Briefings'), value: 12 },
  { label: t('Messages'), value: 3 },
];

const Summary = ({ open }: { open: boolean }) => {
  const line = useRef<HTMLButtonElement>(null);
  return (
    <>
      <SearchSummary title={LONG} detail={t('Active')} open={open} controls="search" onToggle={nothing} ref={line} />
      <div id="search" />
    </>
  );
};

const Pages = ({ start, pageCount }: { start: number; pageCount: number }) => (
  <WithState start={start} draw={(page, onChange) => <Pager {...{ page, pageCount, onChange }} />} />
);

export const examples: Examples = {
  CheckItem: {
    answers: () => (
      <ul>
        <CheckItem label={t("Valid Driver's License")} answer={true} detail={t('Active')} />
        <CheckItem label={t("Valid Driver's License")} answer={false} />
        <CheckItem label={t("Valid Driver's License")} answer={undefined} />
      </ul>
    ),
  },
  DataTable: {
    loading: () => <Table rows={undefined} />,
    rows: () => <Table rows={rows} />,
    groups: () => <Table rows={rows} groupOf={({ openings }) => (openings > 2 ? t('Projects') : t('Jobs'))} />,
  },
  FactStrip: {
    facts: () => <FactStrip items={facts()} />,
    numbers: () => <FactStrip items={facts()} variant="numbers" phone="three" />,
  },
  FactList: {
    columns: () => <FactList items={[...facts(), { label: t('Email'), value: undefined }]} />,
    stacked: () => (
      <FactList items={[{ label: t('Email'), value: `${'renee'.repeat(12)}@example.test` }]} layout="stacked" />
    ),
    rows: () => <FactList items={[{ label: t('Job Briefings'), value: LONG }]} layout="rows" />,
  },
  ListCard: {
    rows: () => (
      <ListCard>
        <ListRow>Framing Carpenter</ListRow>
        <ListRow>{LONG}</ListRow>
      </ListCard>
    ),
  },
  ListRow: {
    default: () => (
      <ListCard>
        <ListRow>{LONG}</ListRow>
      </ListCard>
    ),
  },
  ActionRow: {
    default: () => (
      <ListCard>
        <ActionRow>
          {LONG}
          <Button>{t('Send Job Briefing')}</Button>
        </ActionRow>
      </ListCard>
    ),
  },
  ListFilters: {
    default: () => (
      <ListFilters label={t('Search')} search="framing" onSearch={nothing} widths="160px 200px">
        <Choice label={t('Status')} value="a" values={['a']} words={{ a: t('Active') }} onChange={nothing} />
        <Choice label={t('Trade')} value="a" values={['a']} words={{ a: LONG }} onChange={nothing} />
      </ListFilters>
    ),
  },
  LoadMore: {
    more: () => <LoadMore hasMore busy={false} onMore={nothing} />,
    loading: () => <LoadMore hasMore busy onMore={nothing} />,
  },
  Pager: {
    first: () => <Pages start={1} pageCount={3} />,
    many: () => <Pages start={40} pageCount={99} />,
  },
  ResultsHeading: {
    default: () => <ResultsHeading busy={false}>{t('Jobs')}</ResultsHeading>,
    searching: () => <ResultsHeading busy>{t('Jobs')}</ResultsHeading>,
  },
  RowsShape: {
    plain: () => <RowsShape />,
    icons: () => <RowsShape picture="icon" />,
    avatars: () => <RowsShape picture="avatar" />,
  },
  SearchCard: {
    default: () => (
      <SearchCard>
        <Choice label={t('Trade')} value="a" values={['a']} words={{ a: t('Framing') }} onChange={nothing} />
        <Choice label={t('Status')} value="a" values={['a']} words={{ a: t('Active') }} onChange={nothing} />
        <Button variant="primary">
          <Search size={20} aria-hidden />
          {t('Search')}
        </Button>
      </SearchCard>
    ),
  },
  SearchSummary: { folded: () => <Summary open={false} />, unfolded: () => <Summary open /> },
};
