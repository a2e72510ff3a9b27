import { Box } from '@chakra-ui/react';
import type { Reported } from '@plumbline/shared/contracts/admin/reported';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { useTranslation } from 'react-i18next';
import { CompanyBody } from '../../../components/company-profile/company-body.tsx';
import { SeekerBody } from '../../../components/seeker-profile/seeker-body.tsx';
import { msg } from '../../../lib/msg.ts';
import { Card, Section } from '../../../ui/layout/card.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';

type Texts = NonNullable<Reported['profileTexts']>;

const fieldWords: Record<Texts[number]['field'], string> = {
  description: msg('Description'),
  formalTrainingDescription: msg('Formal training, in words'),
  handsOnExperienceDescription: msg('Experience, in words'),
  dailyResponsibilities: msg('Daily responsibilities'),
};

const ReportedTexts = ({ texts }: { texts: Texts }) => {
  const { t } = useTranslation();
  return (
    <Card pad>
      <Section>
        <h2 className="plumb">{t('What the person wrote')}</h2>
        {texts.length === 0 && <p>{t('No description provided.')}</p>}
        {texts.map(({ field, of, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Two positions can have one name, and none moves.
          <Box key={at} display="grid" gap="1">
            <h3>{of ? `${t(fieldWords[field])}: ${of}` : t(fieldWords[field])}</h3>
            {field === 'description' ? (
              <RichText html={text} />
            ) : (
              <Box as="p" whiteSpace="pre-line" maxWidth="66ch">
                {text}
              </Box>
            )}
          </Box>
        ))}
      </Section>
    </Card>
  );
};

/** A profile as a company without access sees it, with the texts that a job seeker wrote. */
export const ReportedProfile = ({ profile, texts }: { profile: ProfileView; texts: Texts }) => {
  const { t } = useTranslation();
  const isSeeker = profile.kind === 'candidate';
  return (
    <>
      <Box as="p" color="muted" textStyle="small">
        {t('As others see it: {{name}}, {{place}}', { name: profile.name, place: placeText(profile) })}
      </Box>
      {isSeeker && <ReportedTexts texts={texts} />}
      {isSeeker ? (
        <SeekerBody seeker={profile} />
      ) : (
        <Card as="article" pad>
          <CompanyBody profile={profile} reduced={false} />
        </Card>
      )}
    </>
  );
};
