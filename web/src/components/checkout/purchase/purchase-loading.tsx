import { Box } from '@chakra-ui/react';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { PurchaseCard } from './purchase-card.tsx';

export const PurchaseLoading = () => (
  <PurchaseCard>
    <Box p="6">
      <ListSkeleton rows={2} avatar={false} />
    </Box>
  </PurchaseCard>
);
