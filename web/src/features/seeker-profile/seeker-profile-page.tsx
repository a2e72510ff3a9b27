import { Box } from '@chakra-ui/react';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { useQuery } from '@tanstack/react-query';
import { Trans } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ProfileLoading, ProfileUnavailable } from '../../components/profile/profile-states.tsx';
import { SendJobAction } from '../../components/send-job/send-job-action.tsx';
import { seekerQuery } from '../../lib/queries/profiles.ts';
import { ActionBar } from '../../ui/layout/action-bar.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { SeekerWithoutJob } from './seeker-without-job.tsx';

/**
 * /profile/:profileId/jobSeeker: a job seeker outside of any job, or as a match of the company
 * [PRO-01, PRO-02, PRO-36].
 */
export const SeekerProfilePage = () => {
  const { profileId = '' } = useParams();
  const [search] = useSearchParams();
  const isMatch = search.get('companyMatch') === 'true';
  const { data: seeker, error, refetch } = useQuery(seekerQuery(profileId));
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <Box mb="-1.5">
        <ActionBar
          left={
            <>
              <BackLink />
              {seeker && (
                <p>
                  <Trans
                    i18nKey="You are viewing the profile for <b>{{name}}</b>"
                    values={{ name: fullName(seeker) }}
                    components={{ b: <b /> }}
                  />
                </p>
              )}
            </>
          }
          // A locked profile has it among its offers.
          right={seeker && !seeker.redacted && <SendJobAction seeker={seeker} isMatch={isMatch} />}
        />
      </Box>
      {seeker ? (
        <SeekerWithoutJob key={seeker.id} seeker={seeker} isMatch={isMatch} />
      ) : error ? (
        <ProfileUnavailable error={error} onRetry={() => void refetch()} />
      ) : (
        <ProfileLoading />
      )}
    </Box>
  );
};
