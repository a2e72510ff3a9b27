import { Box } from '@chakra-ui/react';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { Board, BoardCard, CardFooter, Rates, WorkerIdentity } from './board.ts';

const names = ['128px', '142px', '120px', '136px'];

/** The skeleton of the count and four cards. */
export const BoardShape = () => (
  <Skeleton display="grid" gap="4">
    <SkeletonBox shape="heading" width="240px" my="2px" />
    <Board>
      {names.map((name) => (
        <BoardCard key={name}>
          <WorkerIdentity>
            <SkeletonBox shape="avatar" />
            <Box display="grid" gap="2">
              <SkeletonBox shape="heading" width={name} />
              <SkeletonBox width="96px" />
            </Box>
            <SkeletonBox shape="heading" width="44px" />
          </WorkerIdentity>
          <Rates>
            {['first', 'second'].map((rate) => (
              <Box key={rate} as="li" display="grid" gap="2.5" py="2">
                <SkeletonBox width="60%" />
                <SkeletonBox width="full" height="24px" />
              </Box>
            ))}
          </Rates>
          <SkeletonBox width="50%" />
          <SkeletonBox width="62%" />
          <CardFooter>
            <SkeletonBox width="110px" />
            <SkeletonBox shape="button" width="116px" />
          </CardFooter>
        </BoardCard>
      ))}
    </Board>
  </Skeleton>
);
