import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { type DemoSignIn, loadDemoSignIns } from './load-demo-sign-ins.ts';

/** The sign-ins of the demo data, in the local cloud only; a choice fills the form. */
export const DemoSignIns = ({ onChoose }: { onChoose: (signIn: DemoSignIn) => void }) => {
  const { t } = useTranslation();
  const { data = [] } = useQuery({
    queryKey: queryKeys.demoSignIns,
    queryFn: loadDemoSignIns,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
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
