import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../components/fact-strip.tsx';
import { Chip, Chips } from '../../components/pill.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { AffiliationsForm, DesignationsForm } from './affiliations-form.tsx';
import { CompanyGeneralForm } from './company-general-form.tsx';
import { CompanyTradesForm } from './company-trades-form.tsx';
import { DescriptionForm } from './description-form.tsx';
import { OperationsForm } from './operations-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useGeneralFacts } from './use-general-facts.ts';
import { useOperationalFacts } from './use-operational-facts.ts';

type CompanySectionsProps = { profile: ProfileView; editing: boolean };

const ChipList = ({ items }: { items: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <Chips>
      {items.map((item) => (
        <Chip key={item}>{t(item)}</Chip>
      ))}
    </Chips>
  );
};

/** The own profile of a company; a school has no trades and operations to show [PRO-14, PRO-16..PRO-19]. */
export const CompanySections = ({ profile, editing }: CompanySectionsProps) => {
  const { t } = useTranslation();
  const { provider = { isVendor: false }, description } = profile;
  const trades = (provider.isVendor ? provider.tradesRelatedToProduct : provider.selfPerformWorkCategories) ?? [];
  const { affiliations = [], qualifiedDesignations = [] } = provider;
  const general = useGeneralFacts(profile);
  const operations = useOperationalFacts(provider);
  const list = (items: readonly string[]) => (items.length > 0 ? <ChipList items={items} /> : undefined);
  return (
    <>
      <ProfileSection
        title={t('General Information')}
        plumb
        editing={editing}
        form={(onClose) => <CompanyGeneralForm profile={profile} onClose={onClose} />}
      >
        <FactList items={general} />
      </ProfileSection>
      <ProfileSection
        title={t('Business Information')}
        editing={editing}
        form={(onClose) => <DescriptionForm profile={profile} onClose={onClose} />}
      >
        {description ? <RichText html={description} /> : undefined}
      </ProfileSection>
      {profile.kind !== 'educational' && (
        <>
          <ProfileSection
            title={t('Service Trade Categories')}
            editing={editing}
            form={(onClose) => <CompanyTradesForm profile={profile} onClose={onClose} />}
          >
            {list(trades)}
          </ProfileSection>
          <ProfileSection
            title={t('Operational Details')}
            editing={editing}
            form={(onClose) => <OperationsForm profile={profile} onClose={onClose} />}
          >
            <FactList items={operations} />
          </ProfileSection>
          <ProfileSection
            title={t('Industry Organizations & Affiliations')}
            editing={editing}
            form={(onClose) => <AffiliationsForm profile={profile} onClose={onClose} />}
          >
            {list(affiliations)}
          </ProfileSection>
          <ProfileSection
            title={t('Diverse Business Designations')}
            editing={editing}
            form={(onClose) => <DesignationsForm profile={profile} onClose={onClose} />}
          >
            {list(qualifiedDesignations)}
          </ProfileSection>
        </>
      )}
    </>
  );
};
