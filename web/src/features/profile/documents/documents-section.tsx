import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { companyDocumentKinds, type DocumentKind, workerDocumentKinds } from '@plumbline/shared/options/document-kinds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceTrades } from '../../../components/company-profile/company-facts.ts';
import { DocumentList } from '../../../components/documents/document-list.tsx';
import { lazyFrom, usePreloadedForms } from '../section/lazy-forms.ts';
import { ProfileSection } from '../section/profile-section.tsx';
import { LevelNotices } from './level-notices.tsx';

const loadForm = () => import('./documents-form.tsx');
const DocumentsForm = lazyFrom(loadForm)('DocumentsForm');

type DocumentsSectionProps = {
  profile: ProfileView;
  title: string;
  help: string;
  addLabel: string;
  kinds: readonly DocumentKind[];
  trades: readonly string[];
  /** The text about the documents above their list. */
  notices?: ReactNode;
};

const DocumentsSection = ({ notices, ...form }: DocumentsSectionProps) => {
  const { profile, title } = form;
  const { documents = [] } = profile;
  usePreloadedForms(loadForm);
  return (
    <ProfileSection name="documents" title={title} form={(onClose) => <DocumentsForm {...form} onClose={onClose} />}>
      {documents.length > 0 ? (
        <>
          {notices}
          <DocumentList documents={documents} />
        </>
      ) : undefined}
    </ProfileSection>
  );
};

/** A worker's licenses and cards, and contradictions between them and a level. */
export const WorkerDocuments = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  return (
    <DocumentsSection
      profile={profile}
      title={t('Licenses and Cards')}
      help={t(
        'Companies see which ones are current. Numbers, dates and photos stay hidden until they see your contact details.',
      )}
      addLabel={t('Add a license or card')}
      kinds={workerDocumentKinds}
      trades={seekerTrades(profile.jobSeeker ?? {})}
      notices={<LevelNotices profile={profile} />}
    />
  );
};

/** A company's documents. Owners of projects see what is on file and until when; its connections see everything. */
export const CompanyDocuments = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  return (
    <DocumentsSection
      profile={profile}
      title={t('Licenses, Insurance and W-9')}
      help={t('Companies see what is on file and until when before you connect, and open the files after.')}
      addLabel={t('Add a document')}
      kinds={companyDocumentKinds}
      trades={serviceTrades(profile)}
    />
  );
};
