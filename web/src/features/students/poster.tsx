import { Box } from '@chakra-ui/react';
import type { Language } from '@plumbline/shared/options/languages';
import { shownLink } from '../../components/school/student-link.ts';
import { QrCode } from '../../ui/drawing/qr-code.tsx';
import { Paper } from '../../ui/layout/paper.ts';

type Words = { title: string; text: string; scan: string };

/** The texts of the poster in both languages, whatever language the page has. */
const words: Record<Language, Words> = {
  en: {
    title: 'Your first job in the trades.',
    text: 'See the pay and the miles before you sign up. Free for students.',
    scan: 'Scan with your phone',
  },
  es: {
    title: 'Su primer empleo en los oficios.',
    text: 'Vea el pago y las millas antes de registrarse. Gratis para estudiantes.',
    scan: 'Escanee con su teléfono',
  },
};

type PosterProps = { school: string; place: string; link: string; language: Language };

/** The poster of a school: one headline in the chosen language, the other language below, and the code to scan. */
export const Poster = ({ school, place, link, language }: PosterProps) => {
  const other = language === 'en' ? 'es' : 'en';
  const { title, text, scan } = words[language];
  return (
    <Paper
      display="grid"
      alignContent="space-between"
      gap="6"
      aspectRatio="8.5 / 11"
      p={{ base: '6', md: '10' }}
      _print={{ p: '0.6in', aspectRatio: 'auto' }}
      lang={language}
    >
      <div>
        <Box as="p" fontFamily="heading" fontWeight="semibold" fontSize="1.4rem">
          {school}
        </Box>
        <Box as="p" color="#4F5C5B">
          {place}
        </Box>
      </div>
      <div>
        <Box as="h2" fontSize={{ base: '2.4rem', md: '4rem' }} lineHeight="1" fontWeight="bold">
          {title}
        </Box>
        <Box as="p" fontSize="1.15rem" mt="4">
          {text}
        </Box>
        <Box as="p" lang={other} color="#4F5C5B" mt="2">
          {words[other].title} {words[other].text}
        </Box>
      </div>
      <Box display="flex" flexWrap="wrap" alignItems="end" gap="6">
        <Box flex="0 0 44%" minWidth="160px">
          <QrCode text={link} label={`${scan}: ${shownLink(link)}`} maxWidth="100%" />
        </Box>
        <Box flex="1 1 180px" minWidth="0">
          <Box as="p" fontWeight="semibold" fontSize="1.15rem">
            {scan}
          </Box>
          <Box as="p" color="#4F5C5B" textStyle="small">
            {shownLink(link)}
          </Box>
          <Box as="p" mt="3" fontFamily="heading" fontWeight="bold" fontSize="1.6rem">
            Plumbline
          </Box>
        </Box>
      </Box>
    </Paper>
  );
};
