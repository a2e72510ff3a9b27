import { Box } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { refetchOwnProfile } from '../../../lib/queries/own-profile.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/text/notice.tsx';

/** The state of a section's save, as its form shows it. */
export type Saving = { isPending: boolean; error: unknown; reset: () => void };

/** Says that another tab or user saved this profile, and loads the saved version. The typed values stay. */
export const SaveConflict = ({ save }: { save: Saving }) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [reloading, setReloading] = useState(false);
  if (statusOf(save.error) !== 409) return null;
  const reload = async () => {
    setReloading(true);
    await refetchOwnProfile(queries);
    setReloading(false);
    save.reset();
  };
  return (
    <Notice tone="danger">
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <Box flex="1 1 240px">
          {errorText(t, save.error, 'This profile was changed elsewhere. Please reload.')}{' '}
          {t('Your changes are still here.')}
        </Box>
        <Button onClick={() => void reload()} disabled={reloading}>
          <RotateCw size={16} aria-hidden />
          {t('Reload')}
        </Button>
      </Box>
    </Notice>
  );
};
