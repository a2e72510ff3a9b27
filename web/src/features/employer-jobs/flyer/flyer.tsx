import { Box, chakra } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { Language } from '@plumbline/shared/options/languages';
import { documentNames } from '../../../components/documents/document-names.ts';
import { QrCode } from '../../../ui/drawing/qr-code.tsx';
import { Paper } from '../../../ui/layout/paper.ts';

/** The languages of a flyer: one, or both with English first. */
export type FlyerLanguages = 'en' | 'es' | 'both';
/** Returns a text of the app in a language, whatever language the page has. */
export type Say = (text: string, language: Language) => string;

const TABS = Array.from({ length: 8 }, (_, index) => index);

type Words = { scan: string; openings: string; starts: string };
const words: Record<Language, Words> = {
  en: { scan: 'Scan and apply', openings: 'Openings', starts: 'Starts' },
  es: { scan: 'Escanee para solicitar', openings: 'Vacantes', starts: 'Empieza el' },
};

/** A tab to tear off: the job and its address, written along the tab. */
const Tab = chakra('p', {
  base: {
    flex: '1 1 0',
    minWidth: '0',
    height: '190px',
    px: '1',
    py: '2',
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    // In pixels, because paper does not grow with the reader's size of text.
    fontSize: '11px',
    lineHeight: '1.25',
    // The address has no space to break at.
    overflowWrap: 'anywhere',
    overflow: 'hidden',
    borderLeftWidth: '1px',
    borderStyle: 'dashed',
    borderColor: '#75827F',
    // A phone shows as many as have the space for their text; paper has all.
    '&:nth-of-type(n + 5)': { mdDown: { '@media screen': { display: 'none' } } },
  },
});

const factsOf = (job: JobView, language: Language, say: Say): string[] => {
  const all = (list: readonly string[]) => list.map((each) => say(each, language)).join(', ');
  const licenses = (job.requiredLicenses ?? []).map((kind) => documentNames[kind]);
  const { openings, starts } = words[language];
  return [
    [
      job.openings && `${openings}: ${job.openings}`,
      job.startDate && `${starts} ${formatDate(job.startDate, { locale: language })}`,
    ]
      .filter(Boolean)
      .join('. '),
    [all([job.type, ...(job.shift ? [job.shift] : [])]), job.hours].filter(Boolean).join(', '),
    job.area ?? '',
    all([...(job.overtime ? [job.overtime] : []), ...(job.travel ?? []), ...job.benefits]),
    all([...licenses, ...(job.equipment ?? [])]),
  ].filter((fact) => fact !== '');
};

const Facts = ({ job, language, say }: { job: JobView; language: Language; say: Say }) => (
  <Box as="ul" listStyleType="none" display="grid" gap="1" lang={language} fontSize="0.9375rem">
    {factsOf(job, language, say).map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </Box>
);

type FlyerProps = { job: JobView; link: string; languages: FlyerLanguages; hasTabs: boolean; say: Say };

/** The flyer of a job: title and pay to read from afar, the facts, the code to scan, and tabs to tear off. */
export const Flyer = ({ job, link, languages, hasTabs, say }: FlyerProps) => {
  const shown: readonly Language[] = languages === 'both' ? ['en', 'es'] : [languages];
  const [main = 'en', second] = shown;
  const address = link.replace(/^https?:\/\//, '');
  return (
    <Paper
      display="flex"
      flexDirection="column"
      aspectRatio={{ md: '8.5 / 11' }}
      _print={{ aspectRatio: 'auto' }}
      lang={main}
    >
      <Box flex="1" p={{ base: '5', md: '8' }} display="grid" alignContent="start" gap="5">
        <Box display="flex" justifyContent="space-between" gap="4" fontFamily="heading" fontWeight="semibold">
          <span>{job.profile[0]?.name}</span>
          <Box as="span" color="#4F5C5B">
            {placeText(job)}
          </Box>
        </Box>
        <Box as="h2" fontSize={{ base: '2.2rem', md: '3.2rem' }} lineHeight="1" fontWeight="bold">
          {job.name}
        </Box>
        <Box borderBlockWidth="2px" borderColor="#141C1E" py="3" className="num">
          <Box as="p" fontFamily="heading" fontWeight="bold" fontSize={{ base: '1.5rem', md: '2rem' }} lineHeight="1.1">
            {wholePay(job, main)}
          </Box>
          {second && (
            <Box as="p" lang={second} color="#4F5C5B">
              {wholePay(job, second)}
            </Box>
          )}
        </Box>
        <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 170px' }} gap="6">
          <Box display="grid" gap="4" alignContent="start">
            {shown.map((language) => (
              <Facts key={language} job={job} language={language} say={say} />
            ))}
          </Box>
          <Box textAlign="center" fontSize="0.8125rem">
            <QrCode text={link} label={`${words[main].scan}: ${address}`} maxWidth="170px" />
            {shown.map((language) => (
              <Box as="p" key={language} lang={language} fontWeight="semibold" mt="1">
                {words[language].scan}
              </Box>
            ))}
            <Box as="p" overflowWrap="anywhere">
              {address}
            </Box>
          </Box>
        </Box>
      </Box>
      {hasTabs && (
        <Box display="flex" borderTopWidth="1px" borderStyle="dashed" borderColor="#75827F" aria-hidden>
          {TABS.map((tab) => (
            <Tab key={tab}>
              <b>{job.name}</b>
              <br />
              {job.profile[0]?.name}
              <br />
              {address}
            </Tab>
          ))}
        </Box>
      )}
    </Paper>
  );
};
