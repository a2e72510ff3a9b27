import { Box } from '@chakra-ui/react';
import { Card, Columns, Rail } from '../../../ui/layout/card.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { Bone, Skeleton } from '../../../ui/states/skeleton.tsx';

/** The skeleton of an account's name, actions and facts. */
export const AccountShape = () => (
  <>
    <Skeleton>
      <Bone height="32px" width="46%" my="6px" />
      <Bone shape="pill" mt="2.5" />
    </Skeleton>
    <Columns>
      <Rail as="div" order={{ desk: 1 }}>
        <Card pad display="grid" gap="4" aria-hidden>
          <Bone shape="heading" width="72px" />
          {['86%', '54%', '68%', '40%', '62%', '50%'].map((width) => (
            <Bone key={width} width={width} my="3px" />
          ))}
        </Card>
      </Rail>
      <Box aria-hidden>
        <RowsShape />
      </Box>
    </Columns>
  </>
);
