import { Box } from '@chakra-ui/react';
import type { CompanyMatch } from '@plumbline/shared/contracts/search/workers';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { reasonOf } from '../../../components/worker/worker-reason.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { useCompanyMatches } from '../api/use-company-matches.ts';

/** The nearest matches that the card names. The page of matches has them all. */
const NAMED = 3;

const MatchLine = ({ match }: { match: CompanyMatch }) => {
  const reason = reasonOf(match);
  return (
    <Box as="li" display="grid" gap="1" py="3" borderTopWidth="1px" borderColor="border">
      <Box as="p" display="flex" flexWrap="wrap" columnGap="2.5">
        <b>{fullName(match)}</b>
        <Box as="span" color="muted">
          {placeText(match)}
        </Box>
      </Box>
      {reason && <MatchReason>{reason}</MatchReason>}
    </Box>
  );
};

const Matches = ({ total, results }: { total: number; results: readonly CompanyMatch[] }) => {
  const { t } = useTranslation();
  if (total === 0) {
    return (
      <>
        <p>{t('No matches at this time')}</p>
        <Box as="p" color="muted" textStyle="small">
          {t('Pick a trade and save. We show who lives within {{miles}} miles of you.', { miles: SEARCH_RADIUS_MILES })}
        </Box>
      </>
    );
  }
  return (
    <>
      <p>{t('{{count}} workers within {{miles}} miles', { count: total, miles: SEARCH_RADIUS_MILES })}</p>
      <ul>
        {results.slice(0, NAMED).map((match) => (
          <MatchLine key={match.id} match={match} />
        ))}
      </ul>
      <ButtonLink to={paths.employees.companyMatches.path()}>{t('See company matches')}</ButtonLink>
    </>
  );
};

/** The workers whom the stored trades match now, next to the form that changes the trades. */
export const MatchesCard = () => {
  const { t } = useTranslation();
  const matches = useCompanyMatches(1);
  return (
    <Card as="section" pad display="grid" gap="3" aria-busy={matches.isFetching}>
      <h2>{t('Your matches now')}</h2>
      {matches.data ? (
        <Matches {...matches.data} />
      ) : (
        <PendingAnswer query={matches} failure={t("We couldn't load the list.")} avatar={false} rows={2} />
      )}
    </Card>
  );
};
