import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { applicationGaps } from '@plumbline/shared/domain/profile/application-gaps';
import { paths } from '@plumbline/shared/options/paths';
import { Eye, Pencil } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ProfileLoading, ProfileUnavailable } from '../../../components/profile/profile-states.tsx';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { safeRedirect } from '../../../lib/session/safe-redirect.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card, Columns, Rail } from '../../../ui/layout/card.tsx';
import { Banner } from '../../../ui/text/banner.tsx';
import { CompanySections } from '../company/sections.tsx';
import { EditingContext } from '../section/editing.ts';
import { lazyFrom } from '../section/lazy-forms.ts';
import { hasDrafts } from '../section/section-drafts.ts';
import { SeekerSections } from '../seeker/sections.tsx';
import { lacksSomething, MissingParts } from './missing-parts.tsx';
import { OwnHeader } from './own-header.tsx';

const WelcomePanel = lazyFrom(() => import('./welcome-panel.tsx'))('WelcomePanel');
const SeenByOthers = lazyFrom(() => import('./seen-by-others.tsx'))('SeenByOthers');

/**
 * Whether the page is read or edited, and which section a link requested. Both are in the address, so that a reload
 * keeps them [PRO-22].
 */
const usePageState = (profileId: string) => {
  const [query, setQuery] = useSearchParams();
  const editing = query.get('edit') === 'true';
  const requestedSection = query.get('section') ?? undefined;
  const redirect = safeRedirect(query.get('redirect'));
  const setEditing = useCallback(
    (next: boolean) =>
      setQuery({ ...(next && { edit: 'true' }), ...(redirect && { redirect }) }, { preventScrollReset: true }),
    [setQuery, redirect],
  );
  const clearRequestedSection = useCallback(
    () =>
      setQuery(
        (now) => {
          now.delete('section');
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  const context = useMemo(
    () => ({ profileId, editing, requestedSection, clearRequestedSection }),
    [profileId, editing, requestedSection, clearRequestedSection],
  );
  return { context, editing, setEditing, redirect, seenByOthers: query.has('view'), isNew: query.has('welcome') };
};

/** Returns a user who came from a job to that job, as soon as the profile is complete enough to apply. */
const useWayBack = (profile: ProfileView, redirect: string | undefined) => {
  const navigate = useNavigate();
  const target = profile.type === 'jobSeeker' && applicationGaps(profile).length === 0 ? redirect : undefined;
  useEffect(() => {
    if (!target) return;
    // The form closes first, which removes its section from this page's address.
    const timer = setTimeout(() => void navigate(target, { replace: true }));
    return () => clearTimeout(timer);
  }, [target, navigate]);
};

const OwnProfile = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { context, editing, setEditing, redirect, seenByOthers, isNew } = usePageState(profile.id);
  useWayBack(profile, redirect);
  const isSeeker = profile.type === 'jobSeeker';
  const lacking = lacksSomething(profile);
  if (seenByOthers) {
    return (
      <Suspense fallback={<ProfileLoading />}>
        <SeenByOthers profile={profile} />
      </Suspense>
    );
  }
  const reading = isSeeker
    ? t(
        'This is your profile. Companies see your name and contact details only after you accept, or after a company pays to unlock your profile.',
      )
    : profile.kind === 'educational'
      ? t('This is how companies and workers see your school.')
      : t('This is how trade partners and job seekers see your company.');
  return (
    <EditingContext value={context}>
      <OwnHeader profile={profile} />
      {isNew && (profile.kind === 'provider' || profile.kind === 'vendor') && (
        <Suspense fallback={<Box height={{ base: '460px', md: '390px' }} />}>
          <WelcomePanel kind={profile.kind} />
        </Suspense>
      )}
      <Banner
        icon={Pencil}
        action={
          <Box display="flex" flexWrap="wrap" gap="2">
            <ButtonLink to={paths.profile.own.path({ view: isSeeker ? 'employer' : 'seeker' })}>
              <Eye size={16} aria-hidden />
              {isSeeker ? t('View as an employer sees it') : t('View as a job seeker sees it')}
            </ButtonLink>
            {editing ? (
              <Button onClick={() => setEditing(false)}>{t('Done')}</Button>
            ) : (
              <Button variant="primary" onClick={() => setEditing(true)}>
                <Pencil size={16} aria-hidden />
                {t('Edit Profile')}
              </Button>
            )}
          </Box>
        }
      >
        {redirect && `${t('Fill in what is missing, and you go back to the job.')} `}
        {editing ? t('Tap Edit on a section. Each section saves separately.') : reading}
        {hasDrafts(profile.id) && ` ${t('You have changes that are not saved yet.')}`}
      </Banner>
      <Columns {...(!lacking && { gridTemplateColumns: 'minmax(0, 1fr)' })}>
        <Card as="article" pad>
          {isSeeker ? <SeekerSections profile={profile} /> : <CompanySections profile={profile} />}
        </Card>
        {lacking && (
          <Rail aria-label={t('Complete your profile')} order={{ base: -1, desk: 0 }}>
            <MissingParts profile={profile} />
          </Rail>
        )}
      </Columns>
    </EditingContext>
  );
};

/** /profile: the user's own profile [PRO-01, PRO-06]. */
export const OwnProfilePage = () => {
  const { data: profile, error, refetch } = useOwnProfile();
  if (profile) return <OwnProfile key={profile.id} profile={profile} />;
  return error ? <ProfileUnavailable error={error} onRetry={() => void refetch()} /> : <ProfileLoading />;
};
