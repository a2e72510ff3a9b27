import { chakra, defineRecipe } from '@chakra-ui/react';
import { Building2, HardHat, User } from 'lucide-react';

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
      // In pixels, so that the initials fit the circle with a larger text as well; the name is next to it.
      size: {
        sm: { width: '34px', height: '34px', fontSize: '14px' },
        md: { width: '44px', height: '44px', fontSize: '17px' },
        lg: { width: { base: '56px', md: '76px' }, height: { base: '56px', md: '76px' }, fontSize: '23px' },
        xl: { width: { base: '76px', md: '96px' }, height: { base: '76px', md: '96px' }, fontSize: '38px' },
      },
    },
    defaultVariants: { kind: 'person', size: 'md' },
  }),
  { defaultProps: { 'data-ui': 'avatar' } },
);

type Size = 'sm' | 'md' | 'lg' | 'xl';

const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
    .toUpperCase();
};

type AvatarProps = { name: string; photoUrl?: string | undefined; company?: boolean; size?: Size };

/** The user's photo or initials; the name is next to it, so screen readers skip it. */
export const Avatar = ({ name, photoUrl, company = false, size = 'md' }: AvatarProps) => (
  <AvatarRoot kind={company ? 'company' : 'person'} size={size} aria-hidden>
    {photoUrl ? <img src={photoUrl} alt="" loading="lazy" /> : initials(name)}
  </AvatarRoot>
);

/** A hard hat on hatch, for a masked person. */
export const MaskedAvatar = ({ size = 'md' }: { size?: Size }) => (
  <AvatarRoot kind="masked" size={size} className="hatch" aria-hidden>
    <HardHat size={size === 'lg' || size === 'xl' ? 32 : 20} />
  </AvatarRoot>
);

type PhotoAvatarProps = {
  /** Undefined without a photo. A default icon then shows [FIL-06]. */
  photo: { src: string; onError: () => void } | undefined;
  company: boolean;
  size?: Size;
};

/** The photo on a profile's own page, where the name is next to it in large letters. */
export const PhotoAvatar = ({ photo, company, size = 'xl' }: PhotoAvatarProps) => {
  const Icon = company ? Building2 : User;
  return (
    <AvatarRoot kind={company ? 'company' : 'person'} size={size} aria-hidden data-photo={photo ? 'photo' : 'icon'}>
      {photo ? <img {...photo} alt="" /> : <Icon size={size === 'xl' ? 44 : 32} strokeWidth={1.5} />}
    </AvatarRoot>
  );
};
