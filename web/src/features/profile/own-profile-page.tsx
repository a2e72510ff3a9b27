import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ErrorState, ListSkeleton } from '../../components/states.tsx';
import { CompanySections } from './company-sections.tsx';
import { ContactLine } from './contact-line.tsx';
import { useOwnProfile } from './own-profile.ts';
import { SeekerSections } from './seeker-sections.tsx';

/** Reading or editing; the address keeps which, so that a reload stays there [PRO-22]. */
const useEditing = () => {
  const [query, setQuery] = useSearchParams();
  const setEditing = (editing: boolean) => setQuery(editing ? { edit: 'true' } : {}, { preventScrollReset: true });
  return [query.get('edit') === 'true', setEditing] as const;
};

/** /profile: the own profile [PRO-01, PRO-06]. */
export const OwnProfilePage = () => {
  const { t } = useTranslation();
  const { data: profile, error, refetch } = useOwnProfile();
  const [editing, setEditing] = useEditing();
  if (!profile) {
    return (
      <>
        <PageHeader title={t('Profile')} />
        <Card pad>
          {error ? (
            <ErrorState title={t("We couldn't retrieve the data for this profile.")} onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </Card>
      </>
    );
  }
  const isSeeker = profile.type === 'jobSeeker';
  const toggle = editing ? (
    <Button onClick={() => setEditing(false)}>{t('Done')}</Button>
  ) : (
    <Button variant="primary" onClick={() => setEditing(true)}>
      <Pencil size={16} aria-hidden />
      {t('Edit Profile')}
    </Button>
  );
  const reading = isSeeker
    ? t('This is your profile. Companies see your name and contact details only after you agree or they unlock it.')
    : t('This is your company profile, as trade partners and job seekers find it.');
  return (
    <>
      <PageHeader title={[profile.name, profile.lastName].filter(Boolean).join(' ')} documentTitle={t('Profile')}>
        <ContactLine profile={profile} />
      </PageHeader>
      <Banner icon={Pencil} action={toggle}>
        {editing ? t('Choose Edit at a section. Each section is saved on its own.') : reading}
      </Banner>
      <Card pad>
        {isSeeker ? (
          <SeekerSections profile={profile} editing={editing} />
        ) : (
          <CompanySections profile={profile} editing={editing} />
        )}
      </Card>
    </>
  );
};
