import { Box } from '@chakra-ui/react';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { studentLink } from '../../components/school/student-link.ts';
import { languageNames } from '../../lib/languages.ts';
import { useOwnProfile } from '../../lib/queries/own-profile.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PendingCard } from '../../ui/states/pending-answer.tsx';
import { Poster } from './poster.tsx';

/** /students/poster: a poster for the wall, whose code opens the sign-up that names the school. */
export const PosterPage = () => {
  const { t, i18n } = useTranslation();
  const own = useOwnProfile();
  const [language, setLanguage] = useState<Language>(i18n.language === 'es' ? 'es' : 'en');
  const { data: school } = own;
  return (
    <>
      <BackLink to={paths.students.root.path()} label={t('Students')} />
      <PageHeader title={t('Poster for the wall')}>
        {t('Students scan the code and sign up with your school already filled in.')}
      </PageHeader>
      {school ? (
        <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', desk: '280px minmax(0, 1fr)' }} gap="8">
          <Box display="grid" gap="4" alignContent="start">
            <Button variant="primary" size="lg" onClick={() => window.print()}>
              <Printer size={20} aria-hidden />
              {t('Print the poster')}
            </Button>
            <Box display="grid" gap="1.5" justifyItems="start">
              <Box as="p" textStyle="label">
                {t('Headline')}
              </Box>
              <Segmented label={t('Headline')} value={language} options={languageNames} onChange={setLanguage} />
            </Box>
            <Box as="p" color="muted" textStyle="small">
              {t('Black and white works too. To keep a PDF, choose it in the print dialog.')}
            </Box>
          </Box>
          <Poster school={school.name} place={placeText(school)} link={studentLink(school.id)} language={language} />
        </Box>
      ) : (
        <PendingCard query={own} failure={t("We couldn't load this profile.")} />
      )}
    </>
  );
};
