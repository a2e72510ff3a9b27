import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MileTape } from '../../ui/drawing/mile-tape.tsx';
import { ListCard } from '../../ui/lists/list-card.tsx';
import { Bone, Skeleton } from '../../ui/states/skeleton.tsx';
import { Actions, Distance, Row, Terms, What } from './job-row-parts.ts';

const names = ['190px', '140px', '168px'];

/** The skeleton of the count, the tape without its bobs, and three rows. */
export const ResultsShape = () => {
  const { t } = useTranslation();
  return (
    <Skeleton display="grid" gap="4">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" minHeight="46px" marginTop="2">
        <Bone shape="heading" width="210px" my="2px" />
        <Bone width="84px" />
      </Box>
      <MileTape miles={[]} label={t('Loading')} />
      <ListCard>
        {names.map((name) => (
          <Row key={name}>
            <Distance as="div">
              <Bone shape="heading" width="44px" ms="auto" my="9px" />
            </Distance>
            <What>
              <Bone shape="heading" width={name} />
              <Bone width="70%" marginTop="2.5" />
            </What>
            <Terms display="grid" gap="2.5">
              <Bone width="60%" />
              <Bone shape="pill" />
            </Terms>
            <Actions>
              <Bone shape="button" flex={{ base: '1', md: 'none' }} />
              <Bone shape="button" flex={{ base: '1', md: 'none' }} />
            </Actions>
          </Row>
        ))}
      </ListCard>
    </Skeleton>
  );
};
