import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Card, Columns, Rail } from '../../ui/layout/card.tsx';
import { FactStrip } from '../../ui/lists/fact-strip.tsx';
import { Skeleton, SkeletonBox } from '../../ui/states/skeleton.tsx';

/** The skeleton of a job's head, its fact strip and, for a job seeker, the buttons next to the texts. */
export const JobShape = ({ isSeeker }: { isSeeker: boolean }) => {
  const { t } = useTranslation();
  const labels = [t('Compensation'), t('Location'), ...(isSeeker ? [t('Distance')] : []), t('Type of Position')];
  const texts = (
    <Card pad display="grid" gap="4">
      <SkeletonBox shape="heading" width="160px" />
      {['full', '94%', '88%', '96%', '52%'].map((width) => (
        <SkeletonBox key={width} width={width} />
      ))}
    </Card>
  );
  return (
    <Skeleton display="grid" gap={{ base: '5', md: '6' }}>
      <Box display="grid" rowGap="4.5" marginTop={{ base: '-3.5', md: '-4.5' }}>
        <div>
          <SkeletonBox height="32px" width="58%" my="6px" />
          <SkeletonBox width="42%" marginTop="4" marginBottom="1.5" />
        </div>
        <FactStrip
          items={labels.map((label) => ({ label, value: <SkeletonBox shape="heading" width="110px" my="2px" /> }))}
        />
      </Box>
      {isSeeker ? (
        <Columns>
          {texts}
          <Rail as="div">
            <Card pad display="grid" gap="3.5">
              <SkeletonBox shape="heading" width="70%" />
              <SkeletonBox width="full" />
              <SkeletonBox shape="button" width="full" height="48px" />
            </Card>
            <Card pad display="grid" gap="3.5">
              <SkeletonBox shape="heading" width="60%" />
              <SkeletonBox shape="pill" width="78%" />
              <SkeletonBox width="66%" />
            </Card>
          </Rail>
        </Columns>
      ) : (
        <Box maxWidth="860px">{texts}</Box>
      )}
    </Skeleton>
  );
};
