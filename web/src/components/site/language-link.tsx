import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { setLanguage } from '../../lib/i18n.ts';
import { languageNames } from '../../lib/languages.ts';

const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    _hover: { color: 'accent-hover' },
  },
});

/** A link to the other language, written in that language. */
export const LanguageLink = () => {
  const { i18n } = useTranslation();
  const other = languageNames.find(({ value }) => value !== i18n.language) ?? languageNames[0]!;
  return (
    <Choice type="button" lang={other.value} onClick={() => void setLanguage(other.value)}>
      {other.label}
    </Choice>
  );
};
