import { chakra, defineRecipe } from '@chakra-ui/react';
import { HardHat } from 'lucide-react';

const AvatarRoot = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      overflow: 'hidden',
      fontFamily: 'heading',
      fontWeight: 'bold',
      lineHeight: '1',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    variants: {
      kind: {
        person: { borderRadius: 'full', bg: 'accent-soft', color: 'accent' },
        company: { borderRadius: 'm', bg: 'sunken', color: 'text' },
        masked: { borderRadius: 'full' },
      },
      size: {
        sm: { width: '34px', height: '34px', fontSize: 'small' },
        md: { width: '44px', height: '44px', fontSize: '1.0625rem' },
        lg: { width: { base: '56px', md: '76px' }, height: { base: '56px', md: '76px' }, fontSize: 'h2' },
      },
    },
    defaultVariants: { kind: 'person', size: 'md' },
  }),
  { defaultProps: { 'data-ui': 'avatar' } },
);

type Size = 'sm' | 'md' | 'lg';

const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
    .toUpperCase();
};

type AvatarProps = { name: string; photoUrl?: string | undefined; company?: boolean; size?: Size };

/** The user's photo or initials; the name stands beside it, so it is silent for screen readers. */
export const Avatar = ({ name, photoUrl, company = false, size = 'md' }: AvatarProps) => (
  <AvatarRoot kind={company ? 'company' : 'person'} size={size} aria-hidden>
    {photoUrl ? <img src={photoUrl} alt="" loading="lazy" /> : initials(name)}
  </AvatarRoot>
);

/** A hard hat on hatch, for a person whose name is covered. */
export const MaskedAvatar = ({ size = 'md' }: { size?: Size }) => (
  <AvatarRoot kind="masked" size={size} className="hatch" aria-hidden>
    <HardHat size={size === 'lg' ? 32 : 20} />
  </AvatarRoot>
);
