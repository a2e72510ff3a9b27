import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';

type PostActionsProps = {
  title: string;
  /** Posts that have ended can't be edited or deleted. */
  edit?: string | undefined;
  view: string;
  onDelete?: (() => void) | undefined;
};

/** 'Edit', 'View', 'Delete' at a row of posts [EMP-41]. */
export const PostActions = ({ title, edit, view, onDelete }: PostActionsProps) => {
  const { t } = useTranslation();
  return (
    <>
      {edit && (
        <ButtonLink variant="quiet" to={edit} aria-label={t('Edit {{title}}', { title })}>
          {t('Edit')}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" to={view} aria-label={t('View {{title}}', { title })}>
        {t('View')}
      </ButtonLink>
      {onDelete && (
        <Button variant="text" onClick={onDelete} aria-label={t('Delete {{title}}', { title })}>
          {t('Delete')}
        </Button>
      )}
    </>
  );
};
