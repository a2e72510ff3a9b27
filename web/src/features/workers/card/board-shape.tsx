import { Box } from '@chakra-ui/react';
import { Bone, Skeleton } from '../../../ui/states/skeleton.tsx';
import { Board, BoardCard, End, Rates, Who } from './board.ts';

const names = ['128px', '142px', '120px', '136px'];

/** The skeleton of the count and four cards. */
export const BoardShape = () => (
  <Skeleton display="grid" gap="4">
    <Bone shape="heading" width="240px" my="2px" />
    <Board>
      {names.map((name) => (
        <BoardCard key={name}>
          <Who>
            <Bone shape="avatar" />
            <Box display="grid" gap="2">
              <Bone shape="heading" width={name} />
              <Bone width="96px" />
            </Box>
            <Bone shape="heading" width="44px" />
          </Who>
          <Rates>
            {['first', 'second'].map((rate) => (
              <Box key={rate} as="li" display="grid" gap="2.5" py="2">
                <Bone width="60%" />
                <Bone width="full" height="24px" />
              </Box>
            ))}
          </Rates>
          <Bone width="50%" />
          <Bone width="62%" />
          <End>
            <Bone width="110px" />
            <Bone shape="button" width="116px" />
          </End>
        </BoardCard>
      ))}
    </Board>
  </Skeleton>
);
