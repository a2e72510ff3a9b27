import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/card.tsx';
import { FactList } from '../../components/fact-strip.tsx';
import { Chip, Chips } from '../../components/pill.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { operationalFacts, serviceTrades } from './company-facts.ts';

/** PRO-21. */
const NotSpecified = () => {
  const { t } = useTranslation();
  return (
    <Box as="p" color="muted">
      {t('Not specified')}
    </Box>
  );
};

const Words = ({ title, words }: { title: string; words: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <Section>
      <h2>{title}</h2>
      {words.length === 0 ? (
        <NotSpecified />
      ) : (
        <Chips as="ul" listStyleType="none">
          {words.map((word) => (
            <li key={word}>
              <Chip>{t(word)}</Chip>
            </li>
          ))}
        </Chips>
      )}
    </Section>
  );
};

type CompanyBodyProps = {
  profile: ProfileView;
  /** The short view of a job seeker. */
  reduced: boolean;
};

/** What the company does and how it works [PRO-16 to PRO-19]; a school shows its description only. */
export const CompanyBody = ({ profile, reduced }: CompanyBodyProps) => {
  const { t } = useTranslation();
  const facts = operationalFacts(profile, reduced);
  return (
    <>
      <Section>
        <h2 className="plumb">{t('Business Information')}</h2>
        {profile.description ? <RichText html={profile.description} /> : <NotSpecified />}
      </Section>
      {profile.kind !== 'educational' && (
        <>
          <Words title={t('Service Trade Categories')} words={serviceTrades(profile)} />
          <Section>
            <h2>{t('Operational Details')}</h2>
            <FactList
              items={facts.map(({ label, value }) => ({
                label: t(label),
                value: value === undefined ? t('Not specified') : t(value),
              }))}
            />
          </Section>
          <Words title={t('Industry Organizations & Affiliations')} words={profile.provider?.affiliations ?? []} />
          <Words title={t('Diverse Business Designations')} words={profile.provider?.qualifiedDesignations ?? []} />
        </>
      )}
    </>
  );
};
