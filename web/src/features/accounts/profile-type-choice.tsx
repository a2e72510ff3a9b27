import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { type ProfileType, profileTypeChoices } from './profile-types.ts';

const Choice = chakra(
  'label',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '20px 1fr',
      columnGap: '3',
      px: '3',
      py: '3',
      borderWidth: '1px',
      borderColor: 'border-strong',
      borderRadius: 'm',
      cursor: 'pointer',
      '& input': { width: '20px', height: '20px', marginTop: '2px', accentColor: 'accent', cursor: 'inherit' },
      '& span': { gridColumn: '2', color: 'muted', textStyle: 'small' },
      '&:has(:checked)': { borderColor: 'accent', bg: 'accent-soft' },
    },
  }),
);

/** The kinds most people are; the others are folded unless one of them is chosen. */
const SHOWN = 2;

type ProfileTypeChoiceProps = { value: ProfileType; onChange: (type: ProfileType) => void };

export const ProfileTypeChoice = ({ value, onChange }: ProfileTypeChoiceProps) => {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(profileTypeChoices.findIndex((choice) => choice.value === value) >= SHOWN);
  const shown = unfolded ? profileTypeChoices : profileTypeChoices.slice(0, SHOWN);
  return (
    <Box as="fieldset" display="grid" gap="2">
      <Box asChild textStyle="label" marginBottom="1.5">
        <legend>{t('What brings you here?')}</legend>
      </Box>
      {shown.map((choice) => (
        <Choice key={choice.value}>
          <input
            type="radio"
            name="profileType"
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <b>{t(choice.label)}</b>
          <span>{t(choice.help)}</span>
        </Choice>
      ))}
      {!unfolded && (
        <Button variant="quiet" justifySelf="start" marginInlineStart="-2.5" onClick={() => setUnfolded(true)}>
          {t('Vendor or school?')}
        </Button>
      )}
    </Box>
  );
};
