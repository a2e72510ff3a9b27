import { Box, chakra } from '@chakra-ui/react';
import type { getCompanySteps, getSeekerSteps } from '@plumbline/shared/contracts/dashboard';
import type { AnswerOf } from '@plumbline/shared/contracts/endpoint';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../components/date-text.tsx';
import { SetUpProgress } from '../../components/set-up-progress.tsx';
import { useSteps } from './api/use-steps.ts';
import { Panel } from './panel.tsx';
import { stepTexts } from './step-texts.ts';

type Steps = AnswerOf<typeof getCompanySteps> | AnswerOf<typeof getSeekerSteps>;
type StepName = Steps['items'][number]['name'];

const List = chakra('ul', {
  base: {
    '& a, & > [data-done]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      fontSize: 'control',
      textDecoration: 'none',
    },
    '& span': { flex: 1 },
    '& a': { color: 'text', '& .lucide': { color: 'muted' }, '&:hover span': { textDecoration: 'underline' } },
    '& > [data-done]': {
      alignItems: 'flex-start',
      pt: '2.5',
      color: 'muted',
      lineHeight: '1.55',
      '& .lucide': { color: 'success' },
    },
  },
});

/** 'Description, trades and card are done' */
const useDoneText = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (names: readonly StepName[]): string => {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      names.map((name) => t(stepTexts[name].noun)),
    );
    const text = t('{{steps}} are done', { count: names.length, steps: list.replace(/, (and) /, ' $1 ') });
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
};

/** The set-up steps that are left, each a link, and what is done in one line [SHL-03, EMP-42, SEE-29]. */
export const SetUpSteps = () => {
  const { t } = useTranslation();
  const steps = useSteps();
  const doneText = useDoneText();
  return (
    <Panel<Steps>
      title={t('Set-up steps')}
      failure={t("We couldn't load your set-up steps.")}
      query={steps}
      aside={({ done, total }) => (
        <Box as="span" color="muted" textStyle="small" fontVariantNumeric="tabular-nums">
          {t('{{done}} of {{total}} done', { done, total })}
        </Box>
      )}
    >
      {({ items, done, total }) => (
        <>
          <SetUpProgress done={done} total={total} label={t('Set-up steps done')} />
          <List>
            {items
              .filter((step) => !step.done)
              .map(({ name, link }) => (
                <li key={name}>
                  <Link to={link}>
                    <Circle size={20} aria-hidden />
                    <span>{t(stepTexts[name].title)}</span>
                    <ChevronRight size={16} aria-hidden />
                  </Link>
                </li>
              ))}
            {done > 0 && (
              <li data-done>
                <CircleCheck size={20} aria-hidden />
                <span>
                  {done === total
                    ? t('All set-up steps are done')
                    : doneText(items.flatMap((step): StepName[] => (step.done ? [step.name] : [])))}
                </span>
              </li>
            )}
          </List>
        </>
      )}
    </Panel>
  );
};
