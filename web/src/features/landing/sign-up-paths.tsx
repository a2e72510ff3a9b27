import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Wrap } from '../../ui/layout/wrap.ts';

const Steps = chakra(
  'ol',
  defineRecipe({
    base: {
      display: 'grid',
      marginTop: '22px',
      marginBottom: '26px',
      counterReset: 's',
      '& li': {
        counterIncrement: 's',
        display: 'grid',
        gridTemplateColumns: '44px 1fr',
        py: '3.5',
        borderTopWidth: '1px',
        borderColor: 'border',
        _before: {
          content: 'counter(s)',
          gridRow: 'span 2',
          color: 'brass',
          fontFamily: 'heading',
          fontWeight: 'semibold',
          fontSize: '1.625rem',
          lineHeight: '1.1',
        },
      },
      '& b': { fontSize: '1.0625rem' },
      '& span': { color: 'muted', fontSize: 'control' },
    },
  }),
);

const signUpPaths = [
  {
    id: 'companies',
    title: msg('For companies'),
    profileType: 'provider',
    button: msg('Sign up as a company'),
    steps: [
      [msg('Post a job'), msg('Tell workers what, where and how much.')],
      [msg('See who fits'), msg('Applicants and matches within 50 miles, best fit first.')],
      [msg('Unlock and call'), msg('Pay once to see the name, phone, email and references.')],
      [msg('Find trade partners'), msg('Post a project and connect with contractors and vendors.')],
    ],
  },
  {
    id: 'workers',
    title: msg('For workers'),
    profileType: 'candidate',
    button: msg('Sign up as a worker'),
    steps: [
      [msg('Show your trade'), msg('List your skills and years. A few taps on your phone will do.')],
      [msg('Find jobs near you'), msg('Search by ZIP Code, trade and position. Paid training is marked.')],
      [msg('Apply in one tap'), msg('Your profile is your application.')],
      [
        msg('Answer on your terms'),
        msg(
          'Say yes or no to job briefings. Your number stays private until you accept, or a company pays to unlock your profile.',
        ),
      ],
    ],
  },
] as const;

/** The two sign-up links, for companies and for workers. */
export const SignUpPaths = () => {
  const { t } = useTranslation();
  return (
    <section>
      <Wrap
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
        gap={{ base: '12', lg: '18' }}
        py={{ base: '44px', lg: '18' }}
      >
        {signUpPaths.map(({ id, title, profileType, button, steps }) => (
          <Box key={id} id={id} scrollMarginTop="72px">
            <Box
              as="h2"
              className="plumb"
              fontSize={{ base: '1.6875rem', lg: '2rem' }}
              css={{ '--hang': { base: '44px', lg: '72px' } }}
            >
              {t(title)}
            </Box>
            <Steps>
              {steps.map(([name, help]) => (
                <li key={name}>
                  <b>{t(name)}</b>
                  <span>{t(help)}</span>
                </li>
              ))}
            </Steps>
            <ButtonLink to={paths.signup.path({ profileType })} width={{ base: 'full', lg: 'auto' }}>
              {t(button)}
              <ArrowRight size={16} aria-hidden />
            </ButtonLink>
          </Box>
        ))}
      </Wrap>
    </section>
  );
};
