import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { type DemoSignIn, useDemoSignIns } from './use-demo-sign-ins.ts';

/** The sign-ins of the demo data, in the local cloud only; a choice fills the form. */
export const DemoSignIns = ({ onChoose }: { onChoose: (signIn: DemoSignIn) => void }) => {
  const { t } = useTranslation();
  const { data = [] } = useDemoSignIns();
  if (data.length === 0) return null;
  return (
    <Box as="section" display="flex" flexWrap="wrap" gap="1" columnGap="4">
      <Box as="h2" width="100%" fontFamily="body" textStyle="label" color="muted">
        {t('Demo sign-ins')}
      </Box>
      {data.map((signIn) => (
        <Button
          key={signIn.email}
          variant="quiet"
          textAlign="start"
          marginInlineStart="-2.5"
          onClick={() => onChoose(signIn)}
        >
          {signIn.label}
        </Button>
      ))}
    </Box>
  );
};
