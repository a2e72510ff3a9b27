import { Box } from '@chakra-ui/react';
import type { HideableFact } from '@plumbline/shared/options/background/hidden-facts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/lists/fact-strip.tsx';
import { Chip, Chips } from '../../ui/text/pill.tsx';
import { tradeName } from '../trades/trade-name.ts';
import type { SeekerPart } from './seeker-part.ts';

/** Formal training in the seeker's words and by trade. Renders nothing when there is none [PRO-08]. */
const Training = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  const { formalTrainingDescription: text, formalTrainingCategories: trades = [] } = part;
  if (!part.hasFormalTraining || !(text || trades.length > 0)) return null;
  return (
    <Box display="grid" gap="2.5">
      <h3>{t('Training')}</h3>
      {text && (
        <Box as="p" maxWidth="measure" whiteSpace="pre-line">
          {text}
        </Box>
      )}
      {trades.length > 0 && (
        <Chips as="ul" listStyleType="none">
          {trades.map((trade) => (
            <li key={trade}>
              <Chip>{tradeName(t, trade)}</Chip>
            </li>
          ))}
        </Chips>
      )}
    </Box>
  );
};

/** Facts about the person; missing answers say so [PRO-08, PRO-21]. */
export const InformationFacts = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  const say = (value: boolean | undefined, yes: string, no: string) =>
    value === undefined ? undefined : value ? yes : no;
  /** Only the worker's own page has the choice, so only it marks what companies don't see. */
  const mark = (fact: HideableFact, value: string | undefined) =>
    value && part.hiddenFacts?.includes(fact) ? t('{{answer}} (hidden from companies)', { answer: value }) : value;
  return (
    <>
      <FactList
        layout="stacked"
        items={[
          { label: t('Veteran'), value: mark('Veteran', say(part.isVeteran, t('Yes'), t('No'))) },
          ...(part.isVeteran
            ? [{ label: t('Veteran Status'), value: mark('Veteran', t(part.veteranStatus ?? 'Not specified')) }]
            : []),
          { label: t('Age'), value: mark('Age', say(part.isAdult, t('18 or older'), t('Under 18'))) },
          {
            label: t('Work authorization'),
            value: mark(
              'Work authorization',
              say(part.authorizedInUS, t('Authorized in the US'), t('Not authorized in the US')),
            ),
          },
          {
            label: t('Sponsorship'),
            value: mark('Work authorization', say(part.requireSponsorship, t('Needed'), t('Not needed'))),
          },
          {
            label: t('Highest Level of Education'),
            value: part.latestEducation && t(part.latestEducation),
          },
        ]}
      />
      <Training part={part} />
    </>
  );
};
