import { Box, chakra } from '@chakra-ui/react';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SetUpProgress } from '../../components/profile/set-up-progress.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CardHead } from './card-head.tsx';
import { type Steps, useDoneText } from './done-text.ts';
import { stepTexts } from './step-texts.ts';

const Rows = chakra('ul', {
  base: {
    '& > li': { borderTopWidth: '1px', borderColor: 'border' },
    '& a, & [data-done]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '56px',
      px: { base: '4', md: '6' },
      py: '2',
      color: 'text',
      textDecoration: 'none',
      outlineOffset: '-3px',
      '& .lucide': { color: 'muted' },
    },
    '& a:hover': { bg: 'sunken' },
    '& a > span': { flex: 1 },
    '& b': { display: 'block', fontWeight: 'medium', lineHeight: '1.35' },
    '& small': { color: 'muted', textStyle: 'small' },
    '& [data-done]': { minHeight: '48px', color: 'muted', fontSize: 'control', '& .lucide': { color: 'success' } },
  },
});

/** The set-up steps of a new user: the next open one with its reason and the one primary button, the others as rows. */
export const OpenSteps = ({ steps: { items, done, total } }: { steps: Steps }) => {
  const { t } = useTranslation();
  const doneText = useDoneText();
  const [next, ...others] = items.filter((step) => !step.done);
  return (
    <Card asChild overflow="hidden" alignSelf="start">
      <section aria-label={t('Set-up steps')}>
        <Box px={{ base: '4', md: '6' }} py={{ base: '18px', md: '6' }}>
          <CardHead>
            <h2>{t('Set-up steps')}</h2>
            <Box as="span" className="num" color="muted" textStyle="small">
              {t('{{done}} of {{total}} done', { done, total })}
            </Box>
          </CardHead>
          <Box marginTop="3.5">
            <SetUpProgress done={done} total={total} label={t('Set-up steps done')} />
          </Box>
          {next && (
            <Box
              display={{ base: 'grid', md: 'flex' }}
              alignItems="center"
              justifyContent="space-between"
              columnGap="6"
              rowGap="4"
              marginTop="5"
            >
              <div>
                <Box as="h3" fontSize="1.5rem">
                  {t(stepTexts[next.name].title)}
                </Box>
                <Box as="p" color="muted" marginTop="1" maxWidth="48ch">
                  {t(stepTexts[next.name].reason)}
                </Box>
              </div>
              <ButtonLink to={next.link} variant="primary" flex="none">
                {t(stepTexts[next.name].button)}
              </ButtonLink>
            </Box>
          )}
        </Box>
        <Rows>
          {others.map(({ name, link }) => (
            <li key={name}>
              <Link to={link}>
                <Circle size={20} aria-hidden />
                <span>
                  <b>{t(stepTexts[name].title)}</b>
                  <small>{t(stepTexts[name].help)}</small>
                </span>
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
        </Rows>
      </section>
    </Card>
  );
};
