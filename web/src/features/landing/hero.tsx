import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Wrap } from '../../ui/layout/wrap.ts';
import { FramedWall } from './framed-wall.tsx';
import { JobSearchForm } from './job-search-form.tsx';

export const Hero = () => {
  const { t, i18n } = useTranslation();
  return (
    <Box as="section" overflow="hidden">
      <Wrap
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        alignItems="center"
        gap={{ base: '4', lg: '6' }}
        minHeight={{ lg: '560px' }}
        pt={{ base: '36px', lg: '0' }}
      >
        <div>
          <Box as="h1" fontSize="clamp(44px, 5.4vw, 72px)" lineHeight=".98" letterSpacing="-.015em">
            {t('Good work, close to home.')}
          </Box>
          <Box
            as="p"
            fontSize={{ base: '1.0625rem', lg: 'lead' }}
            lineHeight="1.5"
            marginTop={{ base: '4', lg: '22px' }}
            maxWidth="40ch"
          >
            {t('See the pay, the company and the miles before you sign up for anything. Free for workers.')}
          </Box>
          <JobSearchForm />
          <Box as="p" color="muted" fontSize="control" lineHeight="1.45" marginTop="4.5">
            <a className="tap" href={paths.publicJobs.path({ lang: i18n.language })}>
              {t('See jobs by state')}
            </a>
          </Box>
          <Box as="p" color="muted" fontSize="control" lineHeight="1.45" marginTop="2">
            {t('Hiring?')} <Link to={paths.signup.path({ profileType: 'provider' })}>{t('Post a job')}</Link>
          </Box>
        </div>
        <Box
          as="figure"
          alignSelf="end"
          display={{ base: 'flex', lg: 'block' }}
          alignItems="flex-end"
          height={{ base: '190px', lg: 'auto' }}
          overflow={{ base: 'hidden', lg: 'visible' }}
          mx={{ base: '-16px', lg: '0' }}
        >
          <FramedWall />
        </Box>
      </Wrap>
    </Box>
  );
};
