import { Box } from '@chakra-ui/react';
import { Card, Columns, Rail } from '../../../ui/layout/card.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';

/** The skeleton of an account's name, actions and facts. */
export const AccountShape = () => (
  <>
    <Skeleton>
      <SkeletonBox height="32px" width="46%" my="6px" />
      <SkeletonBox shape="pill" mt="2.5" />
    </Skeleton>
    <Columns>
      <Rail as="div" order={{ desk: 1 }}>
        <Card pad display="grid" gap="4" aria-hidden>
          <SkeletonBox shape="heading" width="72px" />
          {['86%', '54%', '68%', '40%', '62%', '50%'].map((width) => (
            <SkeletonBox key={width} width={width} my="3px" />
          ))}
        </Card>
      </Rail>
      <Box aria-hidden>
        <RowsShape />
      </Box>
    </Columns>
  </>
);
