import { paths } from '@plumbline/shared/options/paths';
import { Handshake, Mail, Megaphone, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';

export const NoJobs = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Megaphone}
      title={t('You have no job posts yet')}
      help={t('Post a job today to attract applicants and find the best employee for your business')}
      action={
        <ButtonLink to={paths.employees.newJob.path()}>
          <Plus size={16} aria-hidden />
          {t('Post a job')}
        </ButtonLink>
      }
    />
  );
};

export const NoProjects = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Handshake}
      title={t('You have no projects yet')}
      help={t('Post a project to find trade partners and material vendors for it.')}
      action={<ButtonLink to={paths.tradePartners.newProject.path()}>{t('+ New Project')}</ButtonLink>}
    />
  );
};

export const NoBriefings = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Mail}
      title={t('No job briefings yet')}
      help={t('Open the profile of a worker you want and send them one job to answer.')}
      action={<ButtonLink to={paths.employees.search.path()}>{t('Find a worker')}</ButtonLink>}
    />
  );
};
