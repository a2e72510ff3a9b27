import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';

type LoadMoreProps = { hasMore: boolean; busy: boolean; onMore: () => void };

/** Below a list without page numbers: loads the next rows, as long as there are any. */
export const LoadMore = ({ hasMore, busy, onMore }: LoadMoreProps) => {
  const { t } = useTranslation();
  if (!hasMore) return null;
  return (
    <Box display="flex" justifyContent="center">
      <Button onClick={onMore} disabled={busy}>
        {busy ? t('Loading') : t('Show more')}
      </Button>
    </Box>
  );
};
