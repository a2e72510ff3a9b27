import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Card, Columns, Rail } from '../../../ui/layout/card.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';

/** The skeleton of a briefing's head, fact strip and buttons. */
export const BriefingShape = () => {
  const { t } = useTranslation();
  const labels = [t('Compensation'), t('Location'), t('Distance'), t('Type of Position')];
  return (
    <Skeleton display="grid" gap="4.5">
      <Box display="grid" gap="4">
        <div>
          <SkeletonBox height="32px" width="58%" my="6px" />
          <SkeletonBox width="42%" marginTop="4" marginBottom="1.5" />
        </div>
        <FactStrip
          items={labels.map((label) => ({ label, value: <SkeletonBox shape="heading" width="110px" my="2px" /> }))}
        />
      </Box>
      <Columns>
        <Card pad display="grid" gap="4">
          <SkeletonBox shape="heading" width="160px" />
          {['full', '94%', '88%', '96%', '52%'].map((width) => (
            <SkeletonBox key={width} width={width} />
          ))}
        </Card>
        <Rail as="div">
          <Card pad display="grid" gap="3">
            <SkeletonBox shape="heading" width="60%" />
            <SkeletonBox shape="button" width="full" height="52px" />
            <SkeletonBox shape="button" width="full" />
          </Card>
        </Rail>
      </Columns>
    </Skeleton>
  );
};
