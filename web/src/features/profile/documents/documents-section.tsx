import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { companyDocumentKinds, workerDocumentKinds } from '@plumbline/shared/options/document-kinds';
import { useTranslation } from 'react-i18next';
import { serviceTrades } from '../../../components/company-profile/company-facts.ts';
import { DocumentList } from '../../../components/documents/document-list.tsx';
import { lazyFrom } from '../section/lazy-forms.ts';
import { ProfileSection } from '../section/profile-section.tsx';
import { LevelNotices } from './level-notices.tsx';

const DocumentsForm = lazyFrom(() => import('./documents-form.tsx'))('DocumentsForm');

/** What a worker can show of licenses and cards, and what they say against a level. */
export const WorkerDocuments = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { documents = [] } = profile;
  const title = t('Licenses and Cards');
  return (
    <ProfileSection
      name="documents"
      title={title}
      form={(onClose) => (
        <DocumentsForm
          profile={profile}
          onClose={onClose}
          title={title}
          help={t('Companies see which ones are valid. Numbers, dates and photos open with your contact details.')}
          addLabel={t('Add a license or card')}
          kinds={workerDocumentKinds}
          trades={seekerTrades(profile.jobSeeker ?? {})}
        />
      )}
    >
      {documents.length > 0 ? (
        <>
          <LevelNotices profile={profile} />
          <DocumentList documents={documents} />
        </>
      ) : undefined}
    </ProfileSection>
  );
};

/** What a company shows to the companies it is connected with, and to nobody else. */
export const CompanyDocuments = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { documents = [] } = profile;
  const title = t('Licenses, Insurance and W-9');
  return (
    <ProfileSection
      name="documents"
      title={title}
      form={(onClose) => (
        <DocumentsForm
          profile={profile}
          onClose={onClose}
          title={title}
          help={t('Only companies you are connected with see these.')}
          addLabel={t('Add a document')}
          kinds={companyDocumentKinds}
          trades={serviceTrades(profile)}
        />
      )}
    >
      {documents.length > 0 ? <DocumentList documents={documents} /> : undefined}
    </ProfileSection>
  );
};
