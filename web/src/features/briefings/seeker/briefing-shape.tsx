import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Card, Columns, Rail } from '../../../ui/layout/card.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { Bone, Skeleton } from '../../../ui/states/skeleton.tsx';

/** The skeleton of a briefing's head, fact strip and buttons. */
export const BriefingShape = () => {
  const { t } = useTranslation();
  const labels = [t('Compensation'), t('Location'), t('Distance'), t('Type of Position')];
  return (
    <Skeleton display="grid" gap="4.5">
      <Box display="grid" gap="4">
        <div>
          <Bone height="32px" width="58%" my="6px" />
          <Bone width="42%" marginTop="4" marginBottom="1.5" />
        </div>
        <FactStrip items={labels.map((label) => ({ label, value: <Bone shape="heading" width="110px" my="2px" /> }))} />
      </Box>
      <Columns>
        <Card pad display="grid" gap="4">
          <Bone shape="heading" width="160px" />
          {['full', '94%', '88%', '96%', '52%'].map((width) => (
            <Bone key={width} width={width} />
          ))}
        </Card>
        <Rail as="div">
          <Card pad display="grid" gap="3">
            <Bone shape="heading" width="60%" />
            <Bone shape="button" width="full" height="52px" />
            <Bone shape="button" width="full" />
          </Card>
        </Rail>
      </Columns>
    </Skeleton>
  );
};
