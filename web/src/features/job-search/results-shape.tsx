import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MileTape } from '../../ui/drawing/mile-tape.tsx';
import { ListCard } from '../../ui/lists/list-card.tsx';
import { Skeleton, SkeletonBox } from '../../ui/states/skeleton.tsx';
import { Actions, Distance, JobHeading, Row, Terms } from './job-row-parts.ts';

const names = ['190px', '140px', '168px'];

/** The skeleton of the count, the tape without its bobs, and three rows. */
export const ResultsShape = () => {
  const { t } = useTranslation();
  return (
    <Skeleton display="grid" gap="4">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" minHeight="46px" marginTop="2">
        <SkeletonBox shape="heading" width="210px" my="2px" />
        <SkeletonBox width="84px" />
      </Box>
      <MileTape miles={[]} label={t('Loading')} />
      <ListCard>
        {names.map((name) => (
          <Row key={name}>
            <Distance as="div">
              <SkeletonBox shape="heading" width="44px" ms="auto" my="9px" />
            </Distance>
            <JobHeading>
              <SkeletonBox shape="heading" width={name} />
              <SkeletonBox width="70%" marginTop="2.5" />
            </JobHeading>
            <Terms display="grid" gap="2.5">
              <SkeletonBox width="60%" />
              <SkeletonBox shape="pill" />
            </Terms>
            <Actions>
              <SkeletonBox shape="button" flex={{ base: '1', md: 'none' }} />
              <SkeletonBox shape="button" flex={{ base: '1', md: 'none' }} />
            </Actions>
          </Row>
        ))}
      </ListCard>
    </Skeleton>
  );
};
