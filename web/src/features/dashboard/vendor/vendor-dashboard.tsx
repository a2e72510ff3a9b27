import { Box } from '@chakra-ui/react';
import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api/call.ts';
import { nearOrWhole } from '../../../lib/near-or-whole.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { MileTape } from '../../../ui/drawing/mile-tape.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { LoadTogether } from '../../../ui/states/load-together.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Chip, Chips, Pill } from '../../../ui/text/pill.tsx';
import { useCompanyStats } from '../api/use-company-stats.ts';
import { usePendingItems } from '../api/use-pending-items.ts';
import { useCompanySteps, useSteps } from '../api/use-steps.ts';
import { CardColumn, WideAndNarrowColumns } from '../columns.tsx';
import { Panel } from '../panel.tsx';
import { PendingItems } from '../pending-items.tsx';
import { SetUpSteps } from '../set-up-steps.tsx';

const { tradePartners } = paths;
const SHOWN = 5;
/** The most trades of one search. */
const MOST_TRADES = 20;

/** The projects near the vendor that want what it sells; nothing is requested before its trades have loaded. */
const useWantingProjects = () => {
  const steps = useCompanySteps();
  const own = steps.data?.own;
  const tradeCategories = (own?.productTrades ?? []).slice(0, MOST_TRADES);
  const body = { zip: own?.zip ?? '', tradeCategories, limit: SHOWN };
  const projects = useQuery({
    queryKey: queryKeys.projects.search(body),
    queryFn: ({ signal }) => call('POST /api/project/search', { body }, { signal }),
    enabled: own !== undefined && body.zip !== '',
  });
  // The search never begins without the trades, so the failure of one is that of the other.
  return { projects: steps.isError ? { ...steps, data: undefined } : projects, wanted: body };
};

/** The address of the same search, whose results are those that the number counts. */
const searchOf = ({ zip, tradeCategories }: { zip: string; tradeCategories: readonly string[] }): string => {
  const trades = tradeCategories.map((trade): [string, string] => ['trade', trade]);
  return `${tradePartners.searchProjects.path()}?${new URLSearchParams([['zip', zip], ...trades])}`;
};

const useInvitations = () =>
  useQuery({
    queryKey: queryKeys.projects.latestReceived,
    queryFn: ({ signal }) => call('GET /api/invitations', { query: {} }, { signal }),
  });

type Row = {
  id: string;
  name: string;
  facts: string;
  startDate: string;
  /** Miles to the project; invitations have none. */
  miles?: number;
  /** The trades that the project wants from vendors. */
  trades?: readonly string[];
};

/** The trades of a project, first those that the vendor sells. */
const Trades = ({ trades, sold }: { trades: readonly string[]; sold: readonly string[] }) => {
  const { t } = useTranslation();
  const own = trades.filter((trade) => sold.includes(trade));
  return (
    <Chips marginTop="2">
      {own.map((trade) => (
        <Pill key={trade}>{t(trade)}</Pill>
      ))}
      {trades
        .filter((trade) => !own.includes(trade))
        .map((trade) => (
          <Chip key={trade}>{t(trade)}</Chip>
        ))}
    </Chips>
  );
};

const NONE: readonly string[] = [];

const Rows = ({ rows, sold = NONE }: { rows: readonly Row[]; sold?: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <Box as="ul" listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
      {rows.map(({ id, name, facts, startDate, miles, trades = NONE }) => (
        <Box as="li" key={id} py="3" overflowWrap="anywhere" display="flex" gap="4">
          {miles !== undefined && (
            <Box as="p" className="figure num" color="brass" flex="none" minWidth="62px" textAlign="right">
              <Box as="b" fontSize="1.5rem">
                {nearOrWhole(miles)}
              </Box>{' '}
              {t('mi')}
            </Box>
          )}
          <div>
            <Link to={tradePartners.searchProject.path(id)}>{name}</Link>
            <Box textStyle="small">{facts}</Box>
            <Box color="muted" textStyle="small">
              {t('Starts')} <DateText value={startDate} />
            </Box>
            {trades.length > 0 && <Trades trades={trades} sold={sold} />}
          </div>
        </Box>
      ))}
    </Box>
  );
};

const ProjectsTape = ({ miles }: { miles: readonly number[] }) => {
  const { t } = useTranslation();
  const [from, to] = [Math.round(Math.min(...miles)), Math.round(Math.max(...miles))];
  return <MileTape miles={miles} label={t('Projects by distance, from {{from}} to {{to}} miles', { from, to })} />;
};

/** A vendor's dashboard: the projects near it that want what it sells, its invitations and its connections [SHL-03]. */
export const VendorDashboard = () => {
  const { t } = useTranslation();
  const { projects, wanted } = useWantingProjects();
  const [invitations, stats] = [useInvitations(), useCompanyStats()];
  const open = invitations.data?.results.filter(({ state }) => isOpenInvitation(state));
  const items = [
    { label: t('Projects want what you sell'), value: projects.data?.total, to: searchOf(wanted) },
    {
      label: t('Open invitations'),
      // Only the first page of the invitations is known.
      value: open?.length && invitations.data?.cursor ? t('{{count}} or more', { count: open.length }) : open?.length,
      to: tradePartners.invitations.path(),
    },
    { label: t('Connections'), value: stats.data?.connections, to: paths.toolbox.connections.path() },
  ];
  return (
    <LoadTogether queries={[usePendingItems(), stats, useSteps(), projects, invitations]}>
      <PendingItems />
      <section aria-label={t('Your numbers')}>
        <FactStrip
          variant="numbers"
          phone="three"
          items={items.map((item) => ({ ...item, value: item.value ?? '-' }))}
        />
      </section>
      <WideAndNarrowColumns>
        <Panel
          title={t('Projects near you that want your products')}
          failure={t("We couldn't load the projects.")}
          query={projects}
        >
          {({ results, total }) => (
            <>
              <Box as="p" color="muted" textStyle="small">
                {[
                  ...wanted.tradeCategories.map((trade) => t(trade)),
                  t('within {{miles}} miles of {{zip}}', { miles: SEARCH_RADIUS_MILES, zip: wanted.zip }),
                ].join(', ')}
              </Box>
              {results.length > 0 && <ProjectsTape miles={results.map(({ miles }) => miles)} />}
              {results.length === 0 && <p>{t('No project near you wants your products right now.')}</p>}
              <Rows
                sold={wanted.tradeCategories}
                rows={results.map(({ id, name, company, startDate, city, state, miles, vendorTradeCategories }) => ({
                  ...{ id, name, startDate, miles, trades: vendorTradeCategories },
                  facts: [company.name, placeText({ city, state })].join(' · '),
                }))}
              />
              <div>
                {results.length < total ? (
                  <ButtonLink to={searchOf(wanted)}>{t('Show all {{count}} projects', { count: total })}</ButtonLink>
                ) : (
                  <ButtonLink to={tradePartners.searchProjects.path()}>{t('Search Projects')}</ButtonLink>
                )}
              </div>
            </>
          )}
        </Panel>
        <CardColumn>
          <Panel
            title={t('Invitations')}
            failure={t("We couldn't load the invitations.")}
            query={{ ...invitations, data: open }}
          >
            {(waiting) =>
              waiting.length > 0 ? (
                <Rows
                  rows={waiting.slice(0, SHOWN).map(({ project, owner }) => ({
                    ...{ id: project.id, name: project.name, startDate: project.startDate },
                    facts: [owner.name, placeText(project)].join(' · '),
                  }))}
                />
              ) : (
                <p>{t('Companies that want you on a project show here.')}</p>
              )
            }
          </Panel>
          <SetUpSteps />
        </CardColumn>
      </WideAndNarrowColumns>
    </LoadTogether>
  );
};
