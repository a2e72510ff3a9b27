import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Anchor = chakra('a', {
  base: {
    position: 'absolute',
    left: '8px',
    top: '-60px',
    zIndex: 'toast',
    px: '4',
    py: '3',
    borderRadius: 'm',
    bg: 'accent',
    color: 'on-accent',
    _focus: { top: '8px', color: 'on-accent' },
    _hover: { color: 'on-accent' },
    _print: { display: 'none' },
  },
});

/** The first stop of the Tab key: past the navigation to the page's `#content`. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return <Anchor href="#content">{t('Skip to content')}</Anchor>;
};
