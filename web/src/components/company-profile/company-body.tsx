import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout/card.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { Description, ShowcasePhotos } from './business-information.tsx';
import { serviceTrades, tradesTitle } from './company-facts.ts';
import { OperationalDetails } from './operational-details.tsx';
import { WordList } from './word-list.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section>
    <h2>{title}</h2>
    {children}
  </Section>
);

type CompanyBodyProps = {
  profile: ProfileView;
  /** Whether a job seeker reads the profile, who sees fewer details. */
  reduced: boolean;
};

/**
 * Shows what the company does and how it works. A school shows its description, its photos and the trades that it
 * trains [PRO-16 to PRO-19, PRO-14].
 */
export const CompanyBody = ({ profile, reduced }: CompanyBodyProps) => {
  const { t } = useTranslation();
  const { documents = [] } = profile;
  const { affiliations = [], qualifiedDesignations = [] } = profile.provider ?? {};
  return (
    <>
      <Section>
        <h2 className="plumb">{t('Business Information')}</h2>
        <Description profile={profile} />
        <ShowcasePhotos profile={profile} />
      </Section>
      <Part title={t(tradesTitle(profile))}>
        <WordList words={serviceTrades(profile)} />
      </Part>
      {profile.kind !== 'educational' && (
        <>
          <Part title={t('Operational Details')}>
            <OperationalDetails profile={profile} reduced={reduced} />
          </Part>
          <Part title={t('Industry Organizations & Affiliations')}>
            <WordList words={affiliations} />
          </Part>
          <Part title={t('Diverse Business Designations')}>
            <WordList words={qualifiedDesignations} />
          </Part>
          {documents.length > 0 && (
            <Part title={t('Licenses, Insurance and W-9')}>
              <DocumentList documents={documents} />
            </Part>
          )}
        </>
      )}
    </>
  );
};
