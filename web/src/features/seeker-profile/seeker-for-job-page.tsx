import { Box } from '@chakra-ui/react';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ProfileLoading, ProfileUnavailable } from '../../components/profile/profile-states.tsx';
import { useListAddress } from '../../lib/page/list-address.ts';
import { seekerQuery } from '../../lib/queries/profiles.ts';
import { ActionBar } from '../../ui/layout/action-bar.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { useSeekerActions } from './api/use-seeker-actions.ts';
import { SeekerForJob } from './seeker-for-job.tsx';

/** An applicant or a match of one of the company's jobs [APP-18]. */
export const SeekerForJobPage = () => {
  const { t } = useTranslation();
  const { jobId = '', profileId = '' } = useParams();
  const [search] = useSearchParams();
  const isMatch = search.get('isMatch') === 'true';
  const list = useListAddress(paths.employees.job.path(jobId, { tab: isMatch ? 'matches' : 'applicants' }));
  const seeker = useQuery(seekerQuery(profileId));
  const facts = useSeekerActions(jobId, profileId);
  const error = seeker.error ?? facts.error;
  const retry = () => {
    void seeker.refetch();
    void facts.refetch();
  };
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <Box mb="-1.5">
        <ActionBar
          left={
            <>
              <BackLink to={list} label={t('Back to List')} />
              {seeker.data && facts.data && (
                <p>
                  <Trans
                    i18nKey="You are viewing the profile for <b>{{name}}</b>"
                    values={{ name: fullName(seeker.data) }}
                    components={{ b: <b /> }}
                  />
                </p>
              )}
            </>
          }
        />
      </Box>
      {seeker.data && facts.data ? (
        <SeekerForJob jobId={jobId} list={list} isMatch={isMatch} seeker={seeker.data} facts={facts.data} />
      ) : error ? (
        <ProfileUnavailable error={error} onRetry={retry} />
      ) : (
        <ProfileLoading />
      )}
    </Box>
  );
};
