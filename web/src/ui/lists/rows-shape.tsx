import { Box } from '@chakra-ui/react';
import { Skeleton, SkeletonBox } from '../states/skeleton.tsx';
import { ListCard, ListRow } from './list-card.tsx';

/** The skeleton of a list of events or people: a picture if the rows have one, two lines and the actions. */
export const RowsShape = ({ picture }: { picture?: 'icon' | 'avatar' }) => (
  <Skeleton>
    <ListCard as="div">
      {['52%', '38%', '46%'].map((width, at) => (
        <ListRow as="div" key={width} display="flex" gap="3.5" borderTopWidth={at ? '1px' : '0'} borderColor="border">
          {picture && <SkeletonBox shape={picture} />}
          <Box flex="1" display="grid" gap="2.5" pt="1">
            <SkeletonBox width={width} />
            <SkeletonBox width="96px" height="12px" />
          </Box>
          <SkeletonBox width="110px" my="15px" />
        </ListRow>
      ))}
    </ListCard>
  </Skeleton>
);
