import { Box } from '@chakra-ui/react';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { Clock, IdCard, MapPin, MessageCircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormControl } from '../../lib/forms/schema-resolver.ts';
import { useZipPlace } from '../../lib/queries/zip-place.ts';
import { useSession } from '../../lib/session/session.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Chip, Chips } from '../../ui/text/pill.tsx';
import { documentNames } from '../documents/document-names.ts';
import { usePayText } from '../job/use-pay-text.ts';
import type { JobValues } from './job-values.ts';

const Line = ({ icon: Icon, children }: { icon: typeof Clock; children: ReactNode }) => (
  <Box as="p" display="flex" gap="2.5" textStyle="small">
    <Box as={Icon} boxSize="4" mt="2px" flex="none" color="muted" aria-hidden css={{ strokeWidth: 2 }} />
    <span>{children}</span>
  </Box>
);

/** The job as workers see it in a list, while it is being filled in. Only next to the form, on a desktop. */
export const JobPreview = ({ control }: { control: FormControl<JobValues> }) => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const { wholePay } = usePayText();
  const job = useWatch({ control }) as JobValues;
  const { town } = useZipPlace(job.zip);
  const { from, to, unit } = job.pay;
  const pay = wholePay({
    compensation: job.compensation ?? '',
    ...((from || to) && { pay: { ...(from && { from }), ...(to && { to }), unit } }),
  });
  const hours = [job.shift && t(job.shift), job.hours].filter(Boolean).join(', ');
  const needed = [
    ...(job.requiredLicenses ?? []).map((kind) => t(documentNames[kind])),
    ...job.equipment.map((each) => t(each)),
    ...(job.drugTest ? [t('Drug test')] : []),
  ];
  const asked = job.questions.filter(({ text }) => text.trim() !== '').length;
  return (
    <Card
      as="section"
      display={{ base: 'none', desk: 'grid' }}
      gap="2"
      px="5"
      py="4"
      aria-labelledby="what-workers-see"
      overflowWrap="anywhere"
    >
      <Box asChild textStyle="label" color="muted">
        <h2 id="what-workers-see">{t('What workers see')}</h2>
      </Box>
      <Box as="p" fontFamily="heading" fontWeight="semibold" fontSize="h3l" lineHeight="1.15">
        {job.name.trim() || t('Job title')}
      </Box>
      <Box as="p" color="muted" textStyle="small">
        {[profile?.name, job.area || placeText(town ?? {}) || job.zip].filter(Boolean).join(', ')}
      </Box>
      {pay && (
        <Box as="p" className="num" fontWeight="semibold">
          {pay}
        </Box>
      )}
      <Chips>
        {job.type && <Chip>{t(job.type)}</Chip>}
        {job.openings ? <Chip>{t('{{count}} openings', { count: job.openings })}</Chip> : null}
        {job.startDate && (
          <Chip>
            {t('Starts')} <DateText value={job.startDate} />
          </Chip>
        )}
      </Chips>
      {hours && <Line icon={Clock}>{hours}</Line>}
      {job.area && <Line icon={MapPin}>{job.area}</Line>}
      {needed.length > 0 && <Line icon={IdCard}>{needed.join(', ')}</Line>}
      {asked > 0 && (
        <Line icon={MessageCircleQuestionMark}>{t('{{count}} questions with the application', { count: asked })}</Line>
      )}
    </Card>
  );
};
