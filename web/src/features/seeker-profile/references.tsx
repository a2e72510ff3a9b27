import { chakra } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { formatPhone } from '@plumbline/shared/domain/phone';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/card.tsx';
import { MaskedLine } from '../../components/masked.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '4',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2.5',
      alignContent: 'start',
      p: '4',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'm',
      color: 'muted',
      overflowWrap: 'anywhere',
    },
    '& b': { color: 'text' },
  },
});

/** Widths of the covered lines, so that they look like lines and not like a pattern. */
const widths = [
  ['62%', '48%'],
  ['54%', '40%'],
  ['70%', '52%'],
] as const;

const Locked = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return (
    <List>
      {Array.from({ length: count }, (_, index) => {
        const [first, second] = widths[index % widths.length] ?? widths[0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: covered references have nothing else.
          <li key={index} aria-label={t('Reference, locked')}>
            <Lock size={20} aria-hidden />
            <MaskedLine width={first} />
            <MaskedLine width={second} />
          </li>
        );
      })}
    </List>
  );
};

/** References: covered cards until the profile is unlocked. Nothing when there are none. */
export const References = ({ seeker }: { seeker: ProfileView }) => {
  const { t } = useTranslation();
  const references = seeker.jobSeeker?.references ?? [];
  const count = seeker.redacted ? (seeker.referenceCount ?? 0) : references.length;
  if (count === 0) return null;
  return (
    <Section>
      <h2>{t('References')}</h2>
      {seeker.redacted ? (
        <Locked count={count} />
      ) : (
        <List>
          {references.map(({ name, relationship, email, phone }) => (
            <li key={`${name} ${email ?? ''}`}>
              <div>
                <b>{name}</b>
                {relationship && <p>{relationship}</p>}
              </div>
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
            </li>
          ))}
        </List>
      )}
    </Section>
  );
};
