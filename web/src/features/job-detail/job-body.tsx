import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { documentNames } from '../../components/documents/document-names.ts';
import { useWorkFacts } from '../../components/job/facts/use-work-facts.ts';
import { Section } from '../../ui/layout/card.tsx';
import { FactList } from '../../ui/lists/fact-strip.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Chip, Chips } from '../../ui/text/pill.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

const Words = ({ title, words }: { title: string; words: readonly string[] }) =>
  words.length > 0 && (
    <Section>
      <h2>{title}</h2>
      <Chips as="ul" listStyleType="none">
        {words.map((word) => (
          <li key={word}>
            <Chip>{word}</Chip>
          </li>
        ))}
      </Chips>
    </Section>
  );

const PaidTraining = ({ yes }: { yes: boolean }) => {
  const { t } = useTranslation();
  const Icon = yes ? CircleCheck : CircleX;
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1.5" color={yes ? undefined : 'muted'}>
      <Box as={Icon} boxSize="4" color={yes ? 'success' : 'muted'} aria-hidden css={{ strokeWidth: 2 }} />
      {yes ? t('Yes') : t('No')}
    </Box>
  );
};

const useOffer = (job: JobView) => {
  const { t } = useTranslation();
  const { experienceRequired: experience } = job;
  return [
    { label: t('Benefits'), value: job.benefits.map((benefit) => t(benefit)).join(', ') },
    ...(experience === undefined ? [] : [{ label: t('Experience required'), value: experience ? t('Yes') : t('No') }]),
    { label: t('Paid training'), value: <PaidTraining yes={job.willingToProvidePaidTraining} /> },
    ...(job.postDate ? [{ label: t('Posted on'), value: <DateText value={job.postDate} format="slash" /> }] : []),
  ];
};

/** The job's texts and lists, section by section. Empty sections are left out. */
export const JobBody = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const offer = useOffer(job);
  const work = useWorkFacts()(job);
  return (
    <>
      <Section>
        <h2 className="plumb">{t('Description')}</h2>
        {job.description ? <RichText html={job.description} /> : <p>{t('No description provided.')}</p>}
      </Section>
      <Words title={t('Job Trade Categories')} words={job.tradeCategories.map((trade) => t(trade))} />
      <Words title={t('Qualifications')} words={job.qualifications} />
      <Words
        title={t('Licenses and cards')}
        words={(job.requiredLicenses ?? []).map((kind) => t(documentNames[kind]))}
      />
      {work.length > 0 && (
        <Section>
          <h2>{t('The work')}</h2>
          <FactList items={work} />
        </Section>
      )}
      <Section>
        <h2>{t('What is offered')}</h2>
        <FactList items={offer} />
      </Section>
      {job.whyWorkHere && (
        <Section>
          <h2>{t('Why Work Here')}</h2>
          <RichText html={job.whyWorkHere} />
        </Section>
      )}
    </>
  );
};
