import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { FactStrip } from '../../ui/lists/fact-strip.tsx';
import { Skeleton, SkeletonBox } from '../../ui/states/skeleton.tsx';

/** The skeleton of a project's head, fact strip and texts. */
export const ProjectShape = () => {
  const { t } = useTranslation();
  const labels = [t('Type of Project'), t('Project Location'), t('Project Start')];
  return (
    <Skeleton display="grid" gap="4.5">
      <div>
        <SkeletonBox height="32px" width="52%" my="6px" />
        <SkeletonBox width="38%" marginTop="4" marginBottom="1" />
      </div>
      <FactStrip
        items={labels.map((label) => ({ label, value: <SkeletonBox shape="heading" width="110px" my="2px" /> }))}
      />
      <Card pad display="grid" gap="4">
        <Box mb="1">
          <SkeletonBox shape="heading" width="160px" />
        </Box>
        {['full', '94%', '62%'].map((width) => (
          <SkeletonBox key={width} width={width} />
        ))}
        <Box display="flex" gap="2" mt="2">
          <SkeletonBox shape="pill" />
          <SkeletonBox shape="pill" />
        </Box>
      </Card>
    </Skeleton>
  );
};
