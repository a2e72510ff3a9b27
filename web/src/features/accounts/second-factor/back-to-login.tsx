import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { useReturnTo } from '../use-return-to.ts';

/** The link from the second step back to the password. It is the only link after the sign-in has expired. */
export const BackToLogin = ({ isOver }: { isOver: boolean }) => {
  const { t } = useTranslation();
  const redirect = useReturnTo();
  return (
    <ButtonLink
      to={paths.login.path({ redirect })}
      variant={isOver ? 'primary' : 'quiet'}
      justifySelf="start"
      marginInlineStart={isOver ? '0' : '-2.5'}
    >
      {t('Back to login')}
    </ButtonLink>
  );
};
