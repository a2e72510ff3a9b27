import { Box, chakra } from '@chakra-ui/react';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import type { ReactNode } from 'react';
import { languageNames } from '../src/lib/languages.ts';
import { addressOf, SCHEMES, type View } from './view.ts';

const Switches = ({ view }: { view: View }) => {
  const languages = languageNames.filter(({ value }) => LANGUAGES.includes(value));
  const links = [
    ...SCHEMES.map((scheme) => ({ text: scheme, isCurrent: view.scheme === scheme, to: { ...view, scheme } })),
    ...languages.map(({ value, label }) => ({
      text: label,
      isCurrent: view.lang === value,
      to: { ...view, lang: value },
    })),
  ];
  return (
    <Box
      as="nav"
      aria-label="Appearance"
      display="flex"
      flexWrap="wrap"
      gap="4"
      css={{ '& a': { display: 'inline-block', py: '2.5' }, '& [aria-current]': { fontWeight: 'bold' } }}
    >
      {links.map(({ text, isCurrent, to }) => (
        <a key={text} href={addressOf(to)} aria-current={isCurrent || undefined}>
          {text}
        </a>
      ))}
    </Box>
  );
};

type GalleryPageProps = { title: string; view: View; children?: ReactNode };

/** A page of the gallery, in English but for its examples. */
export const GalleryPage = ({ title, view, children }: GalleryPageProps) => (
  <>
    <Box as="header" lang="en" px="4" py="4" borderBottomWidth="1px" borderColor="border" bg="surface">
      {(view.group || view.example) && (
        <chakra.a display="inline-block" py="2.5" href={addressOf({ lang: view.lang, scheme: view.scheme })}>
          All examples
        </chakra.a>
      )}
      <h1>{title}</h1>
      <Switches view={view} />
    </Box>
    <Box as="main" id="content" px="4" py="6">
      {children}
    </Box>
  </>
);
