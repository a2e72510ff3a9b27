import { Box, chakra } from '@chakra-ui/react';
import type { CompanyPaper } from '@plumbline/shared/contracts/documents/document-shape';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { stateName } from '@plumbline/shared/options/us-states';
import type { TFunction } from 'i18next';
import { CircleDashed, Clock, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { useLocale } from '../../ui/text/date-text.tsx';

const names: Record<CompanyPaper['kind'], string> = {
  insurance: msg('Insurance'),
  'workers-compensation': msg("Workers' comp"),
  'contractor-license': msg('License'),
  'w-9': msg('W-9'),
};

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    listStyleType: 'none',
    textStyle: 'small',
    '& > li': { display: 'flex', alignItems: 'baseline', gap: '2' },
    '& svg': { flex: 'none', transform: 'translateY(3px)' },
  },
});

type NamedPaper = Pick<CompanyPaper, 'expires' | 'validity'> & { name: string };

const stateText = (t: TFunction, { name, expires, validity }: NamedPaper, locale: string): string => {
  if (!expires) return t('{{name}} on file', { name });
  const date = formatDate(expires, { locale });
  return validity === 'expires-soon'
    ? t('{{name}} expires {{date}}', { name, date })
    : t('{{name}} on file, good until {{date}}', { name, date });
};

/** Returns a paper in words, such as 'License (Carpentry, Indiana) on file, good until Mar 1, 2027'. */
const paperText = (
  t: TFunction,
  { kind, trade, state, expires, validity, checkedAt }: CompanyPaper,
  locale: string,
): string => {
  const subject = [trade && t(trade), state && stateName(state)].filter(Boolean).join(', ');
  const name = subject ? `${t(names[kind])} (${subject})` : t(names[kind]);
  const checked = checkedAt && t('checked by Plumbline on {{date}}', { date: formatDate(checkedAt, { locale }) });
  return [stateText(t, { name, expires, validity }, locale), checked].filter(Boolean).join(', ');
};

/** A company's papers before the two connect: what is on file, until when, and whether it was checked. */
export const PaperList = ({ papers = [] }: { papers?: readonly CompanyPaper[] | undefined }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (papers.length === 0) {
    return (
      <Box color="muted" textStyle="small" display="flex" gap="2" alignItems="center">
        <CircleDashed size={16} aria-hidden />
        {t('No insurance or license on file')}
      </Box>
    );
  }
  return (
    <List aria-label={t('Insurance and license')}>
      {papers.map((paper, index) => {
        const isEnding = paper.validity === 'expires-soon';
        const Icon = isEnding ? Clock : FileText;
        return (
          // A company can have two papers of a kind, and none has an id before the two connect.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read whole and never reordered.
          <Box as="li" key={index} color={isEnding ? 'warning' : undefined}>
            <Icon size={16} aria-hidden />
            <span>{paperText(t, paper, locale)}</span>
          </Box>
        );
      })}
    </List>
  );
};
