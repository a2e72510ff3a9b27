import { Box, chakra } from '@chakra-ui/react';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SetUpProgress } from '../../components/profile/set-up-progress.tsx';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';
import { Skeleton, SkeletonBox } from '../../ui/states/skeleton.tsx';
import { useSteps } from './api/use-steps.ts';
import { type Steps, useDoneText } from './done-text.ts';
import { Panel } from './panel.tsx';
import { stepTexts } from './step-texts.ts';

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
    '& :is(a, [data-done]) > span': { flex: 1 },
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

const StepsShape = () => {
  const { t } = useTranslation();
  return (
    <Skeleton display="grid" gap="3.5">
      <SetUpProgress done={0} total={5} label={t('Set-up steps done')} />
      <List>
        {['62%', '44%', '70%'].map((width) => (
          <Box key={width} as="li" display="flex" alignItems="center" gap="3" minHeight="44px">
            <SkeletonBox shape="icon" />
            <SkeletonBox width={width} />
          </Box>
        ))}
      </List>
    </Skeleton>
  );
};

/** Whether no step is open. Until the steps load, the value of the last visit is used, so that nothing moves. */
const useStepsDone = (steps: Steps | undefined): boolean => {
  const known = steps && steps.done === steps.total;
  useEffect(() => {
    if (known !== undefined && readStored('stepsDone') !== known) writeStored('stepsDone', known);
  }, [known]);
  return known ?? readStored('stepsDone') ?? false;
};

/**
 * The open set-up steps, each a link, and the completed ones in one line. The card leaves when all are done
 * [SHL-03, EMP-42, SEE-29].
 */
export const SetUpSteps = () => {
  const { t } = useTranslation();
  const steps = useSteps();
  const doneText = useDoneText();
  if (useStepsDone(steps.data)) return null;
  return (
    <Panel<Steps>
      title={t('Set-up steps')}
      failure={t("We couldn't load your set-up steps.")}
      query={steps}
      shape={<StepsShape />}
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
                <span>{doneText(items)}</span>
              </li>
            )}
          </List>
        </>
      )}
    </Panel>
  );
};
