import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../ui/text/address-text.tsx';
import { PhoneLink } from '../../ui/text/phone-link.tsx';
import { MaskedLine } from '../profile/masked.tsx';
import type { SeekerPart } from './seeker-part.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(220px, 1fr))' },
    gap: '4',
    listStyleType: 'none',
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

/** Widths of the hidden lines, so that they look like lines and not like a pattern. */
const widths = [
  ['62%', '48%'],
  ['54%', '40%'],
  ['70%', '52%'],
] as const;

/** Hidden cards, one for each locked reference [PRO-11]. */
export const LockedReferences = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return (
    <List>
      {Array.from({ length: count }, (_, index) => {
        const [first, second] = widths[index % widths.length] ?? widths[0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: locked references have no id.
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

/** Name, relationship, e-mail and phone of each reference [PRO-11]. */
export const ReferenceCards = ({ references }: { references: NonNullable<SeekerPart['references']> }) => (
  <List>
    {references.map(({ name, relationship, email, phone, phoneExtension }) => (
      <li key={`${name} ${email ?? ''} ${phone ?? ''}`}>
        <div>
          <b>{name}</b>
          {relationship && <p>{relationship}</p>}
        </div>
        {email && (
          <a className="tap" href={`mailto:${email}`}>
            <AddressText>{email}</AddressText>
          </a>
        )}
        {phone && <PhoneLink number={phone} extension={phoneExtension} />}
      </li>
    ))}
  </List>
);
