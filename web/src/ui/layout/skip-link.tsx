import { SkipNavLink } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** The first link that the Tab key reaches. It skips the navigation and leads to the page's `#content`. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return <SkipNavLink id="content">{t('Skip to content')}</SkipNavLink>;
};
