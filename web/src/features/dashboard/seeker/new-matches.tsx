import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { AppliedPill } from '../../../components/job/applied-pill.tsx';
import { RowFactsLine } from '../../../components/job/facts/row-facts.tsx';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { useOwnMatches } from '../api/use-own-matches.ts';
import { Panel } from '../panel.tsx';
import { JobLine, JobLinesShape } from './job-line.tsx';

const NoMatches = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('No matches at this time')}
      help={t(
        'Jobs within 50 miles that share one of your trades show here. Set your level so companies can find you.',
      )}
      action={<ButtonLink to={paths.profile.own.path()}>{t('Edit Profile')}</ButtonLink>}
    />
  );
};

/** The seeker's latest matches, each with its reason [SHL-03, SEE-29]. */
export const NewMatches = () => {
  const { t } = useTranslation();
  const matches = useOwnMatches();
  return (
    <Panel
      title={t('New matches')}
      failure={t("We couldn't load your matches.")}
      query={matches}
      shape={<JobLinesShape />}
      gap="4.5"
    >
      {({ results }) =>
        results.length === 0 ? (
          <NoMatches />
        ) : (
          <ul>
            {results.map(({ job, reason, foundAt, appliedAt }) => (
              <JobLine
                key={job.id}
                job={job}
                company={job.company.name}
                mark={appliedAt && <AppliedPill appliedAt={appliedAt} />}
              >
                <RowFactsLine job={job} />
                <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
                  <MatchReason>{reason}</MatchReason>
                  <Box as="span" color="muted" textStyle="small">
                    {t('Matched')} <DateText value={foundAt} />
                  </Box>
                </Box>
              </JobLine>
            ))}
          </ul>
        )
      }
    </Panel>
  );
};
