import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type ProfileType, profileTypeChoices } from './profile-types.ts';

const Choice = chakra(
  'label',
  defineRecipe({
    base: {
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'center',
      columnGap: '2.5',
      rowGap: '2',
      minHeight: '64px',
      padding: { base: '2.5', md: '10px 12px' },
      borderWidth: '1px',
      borderColor: 'border-strong',
      borderRadius: 'm',
      bg: 'surface',
      cursor: 'pointer',
      '& input': { flex: 'none', width: '20px', height: '20px', accentColor: 'accent', cursor: 'inherit' },
      // On a phone the text is below the circle and the icon.
      '& [data-words]': { flex: { base: '1 1 100%', md: '1' }, order: { base: 2, md: 0 }, lineHeight: '1.3' },
      '& b': { display: 'block', fontSize: 'control' },
      '& small': { color: 'muted', textStyle: 'small' },
      '& .lucide': { color: 'muted', marginInlineStart: 'auto' },
      '&:has(:checked)': { borderColor: 'accent', bg: 'accent-soft', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    },
  }),
);

type ProfileTypeChoiceProps = { value: ProfileType; onChange: (type: ProfileType) => void };

/** The kinds of account to sign up as, each with its text and icon. */
export const ProfileTypeChoice = ({ value, onChange }: ProfileTypeChoiceProps) => {
  const { t } = useTranslation();
  return (
    <Box as="fieldset" display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2">
      <Box asChild textStyle="label" marginBottom="2">
        <legend>{t('What brings you here?')}</legend>
      </Box>
      {profileTypeChoices.map(({ value: type, label, help, icon: Icon }) => (
        <Choice key={type}>
          <input
            type="radio"
            name="profileType"
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <span data-words>
            <b>{t(label)}</b>
            <small>{t(help)}</small>
          </span>
          <Icon size={20} aria-hidden />
        </Choice>
      ))}
    </Box>
  );
};
