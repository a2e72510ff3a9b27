import { SkipNavLink } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** The first stop of the Tab key: past the navigation to the page's `#content`. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return <SkipNavLink id="content">{t('Skip to content')}</SkipNavLink>;
};
