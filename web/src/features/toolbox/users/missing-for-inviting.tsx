import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../lib/api/api-error.ts';

/** What the company's profile lacks before it can invite users, with a link to the form that has it [TBX-08]. */
export const MissingForInviting = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const missing = error instanceof ApiError ? error.errors.map(({ path }) => path) : [];
  const lacksContact = missing.length === 1 && missing[0] === 'principleContact';
  return (
    <>
      {lacksContact
        ? t('Add a contact name before you invite someone.')
        : t('Complete your company profile before you invite someone.')}{' '}
      <Link to={paths.profile.own.path({ edit: true, section: 'general' })}>{t('Add it')}</Link>
    </>
  );
};
