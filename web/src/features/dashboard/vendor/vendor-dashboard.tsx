import { Box } from '@chakra-ui/react';
import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { LoadTogether } from '../../../ui/states/load-together.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
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

const Rows = ({ rows }: { rows: readonly { id: string; name: string; facts: string; startDate: string }[] }) => {
  const { t } = useTranslation();
  return (
    <Box as="ul" listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
      {rows.map(({ id, name, facts, startDate }) => (
        <Box as="li" key={id} py="3" overflowWrap="anywhere">
          <Link to={tradePartners.searchProject.path(id)}>{name}</Link>
          <Box textStyle="small">{facts}</Box>
          <Box color="muted" textStyle="small">
            {t('Starts')} <DateText value={startDate} />
          </Box>
        </Box>
      ))}
    </Box>
  );
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
          {({ results }) => (
            <>
              {results.length === 0 && <p>{t('No project near you wants your products right now.')}</p>}
              <Rows
                rows={results.map(({ id, name, company, startDate, city, state, miles }) => ({
                  ...{ id, name, startDate },
                  facts: [
                    company.name,
                    placeText({ city, state }),
                    t('{{count}} miles', { count: Math.round(miles) }),
                  ].join(' · '),
                }))}
              />
              <div>
                <ButtonLink to={tradePartners.searchProjects.path()}>{t('Search Projects')}</ButtonLink>
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
