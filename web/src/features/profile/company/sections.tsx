import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useTranslation } from 'react-i18next';
import { Description, ShowcasePhotos } from '../../../components/company-profile/business-information.tsx';
import { serviceTrades, tradesTitle } from '../../../components/company-profile/company-facts.ts';
import { OperationalDetails } from '../../../components/company-profile/operational-details.tsx';
import { WordList } from '../../../components/company-profile/word-list.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/lists/fact-strip.tsx';
import { CompanyDocuments } from '../documents/documents-section.tsx';
import { useGeneralFacts } from '../own/use-general-facts.ts';
import { CompanyVisibility } from '../own/visibility.tsx';
import { lazyFrom, usePreloadedForms } from '../section/lazy-forms.ts';
import { ProfileSection } from '../section/profile-section.tsx';

const loadForms = () => import('./forms.ts');
const form = lazyFrom(loadForms);
const GeneralForm = form('GeneralForm');
const DescriptionForm = form('DescriptionForm');
const ShowcaseForm = form('ShowcaseForm');
const TradesForm = form('TradesForm');
const OperationsForm = form('OperationsForm');
const AffiliationsForm = form('AffiliationsForm');
const DesignationsForm = form('DesignationsForm');

const words = (list: readonly string[]) => (list.length > 0 ? <WordList words={list} /> : undefined);

/**
 * The profile of the user's company. A school shows the trades that it trains instead of operations
 * [PRO-14, PRO-16 to PRO-19].
 */
export const CompanySections = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  usePreloadedForms(loadForms);
  const { description, showcasePhotos = [], provider } = profile;
  const general = useGeneralFacts(profile);
  return (
    <>
      <ProfileSection
        name="general"
        title={t('General Information')}
        plumb
        form={(close) => <GeneralForm profile={profile} onClose={close} />}
      >
        <FactList items={general} layout="stacked" />
      </ProfileSection>
      <Section>
        <ProfileSection
          name="description"
          title={t('Business Information')}
          part
          form={(close) => <DescriptionForm profile={profile} onClose={close} />}
        >
          {description ? <Description profile={profile} /> : undefined}
        </ProfileSection>
        <ProfileSection
          name="showcase"
          title={t('Showcase Photos')}
          level={3}
          part
          form={(close) => <ShowcaseForm profile={profile} onClose={close} />}
        >
          {showcasePhotos.length > 0 ? <ShowcasePhotos profile={profile} /> : undefined}
        </ProfileSection>
      </Section>
      <ProfileSection
        name="trades"
        title={t(tradesTitle(profile))}
        form={(close) => <TradesForm profile={profile} onClose={close} />}
      >
        {words(serviceTrades(profile))}
      </ProfileSection>
      {profile.kind !== 'educational' && (
        <>
          <ProfileSection
            name="operations"
            title={t('Operational Details')}
            form={(close) => <OperationsForm profile={profile} onClose={close} />}
          >
            <OperationalDetails profile={profile} />
          </ProfileSection>
          <ProfileSection
            name="affiliations"
            title={t('Industry Organizations & Affiliations')}
            form={(close) => <AffiliationsForm profile={profile} onClose={close} />}
          >
            {words(provider?.affiliations ?? [])}
          </ProfileSection>
          <ProfileSection
            name="designations"
            title={t('Diverse Business Designations')}
            form={(close) => <DesignationsForm profile={profile} onClose={close} />}
          >
            {words(provider?.qualifiedDesignations ?? [])}
          </ProfileSection>
          <CompanyDocuments profile={profile} />
          <CompanyVisibility profile={profile} />
        </>
      )}
    </>
  );
};
