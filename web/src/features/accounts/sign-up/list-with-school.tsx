import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckLabel } from '../../../ui/fields/check-field.tsx';

type ListWithSchoolProps = { school: string; checked: boolean; onChange: (checked: boolean) => void };

/** A student's consent to be listed with the school, not ticked until the student does it. */
export const ListWithSchool = ({ school, checked, onChange }: ListWithSchoolProps) => {
  const { t } = useTranslation();
  return (
    <Box borderWidth="1px" borderColor="border-strong" borderRadius="m" px="4" py="2.5">
      <CheckLabel>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby="list-with-school"
          onChange={({ target }) => onChange(target.checked)}
        />
        {t('List me with my school')}
      </CheckLabel>
      <Box as="p" id="list-with-school" color="muted" textStyle="small" paddingInlineStart="8">
        {t(
          '{{school}} sees your name, trades and levels, when you signed up, how many jobs you applied for and when last, and when you were hired. It sees no job, no company and no contact details. You can change this in Settings.',
          { school },
        )}
      </Box>
    </Box>
  );
};
