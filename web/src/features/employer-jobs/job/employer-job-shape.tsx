import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { PeopleTable } from '../people/people-table.tsx';
import { CountStrip } from './employer-job-header.tsx';

/** The skeleton of a posted job with its counts and its people. */
export const EmployerJobShape = () => {
  const { t } = useTranslation();
  const counts = [t('Views'), t('Applicants'), t('Declined')];
  return (
    <Skeleton display="grid" gap="4.5">
      <Box display="grid" gap="5">
        <div>
          <SkeletonBox height="32px" width="52%" my="6px" />
          <Box display="flex" gap="3.5" marginTop="2.5">
            <SkeletonBox shape="pill" />
            <SkeletonBox shape="pill" width="70px" />
            <SkeletonBox width="150px" my="5px" />
          </Box>
        </div>
        <CountStrip counts={counts.map((label) => ({ label, value: <SkeletonBox shape="figure" /> }))}>
          <SkeletonBox width="70%" />
        </CountStrip>
      </Box>
      <Card overflow="hidden" mt="1.5">
        <Box
          display="flex"
          gap="8"
          alignItems="center"
          minHeight="48px"
          px="6"
          fontWeight="semibold"
          fontSize="control"
        >
          <span>{t('Applicants')}</span>
          <Box as="span" color="muted">
            {t('Matches')}
          </Box>
        </Box>
        <PeopleTable job={{ id: '', name: '' }} kind="applicants" rows={undefined} onDecline={() => undefined} />
      </Card>
    </Skeleton>
  );
};
