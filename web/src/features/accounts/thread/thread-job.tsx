import { Box } from '@chakra-ui/react';
import type { PublicJobFacts } from '@plumbline/shared/contracts/public/jobs';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { useTranslation } from 'react-i18next';
import { useMilesText } from '../../../components/job/use-miles-text.ts';
import { usePayText } from '../../../components/job/use-pay-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';

/** The job at the side of the form, on a desktop. Undefined while it loads. */
export const ThreadJobCard = ({ job }: { job: PublicJobFacts | undefined }) => {
  const { t } = useTranslation();
  const { shortPay } = usePayText();
  const milesText = useMilesText();
  return (
    <Card as="section" pad display="grid" gap="3.5" aria-label={t('The job')}>
      <Box as="p" color="muted" textStyle="small" marginBottom="-2">
        {t("You're applying for")}
      </Box>
      {job ? (
        <>
          <Box as="h2" fontSize="1.5rem">
            {job.name}
          </Box>
          <Box display="flex" gap="3" alignItems="center">
            <Avatar company name={job.company.name} />
            <div>
              <b>{job.company.name}</b>
              <Box as="p" color="muted" textStyle="small">
                {placeText(job)}
              </Box>
            </div>
          </Box>
          <Box
            as="dl"
            className="num"
            display="grid"
            gridTemplateColumns="1fr 1fr"
            columnGap="4"
            borderTopWidth="1px"
            borderColor="border"
            pt="3"
            css={{
              '& dt': { color: 'muted', textStyle: 'small' },
              '& dd': { fontFamily: 'heading', fontWeight: 'semibold', fontSize: '1.1875rem', lineHeight: '1.2' },
            }}
          >
            <div>
              <dt>{t('Compensation')}</dt>
              <dd>{shortPay(job) || t('Not specified')}</dd>
            </div>
            {job.miles !== undefined && (
              <div>
                <dt>{t('Distance')}</dt>
                <dd>{milesText(job.miles)}</dd>
              </div>
            )}
          </Box>
        </>
      ) : (
        <Skeleton display="grid" gap="3" minHeight="120px">
          <SkeletonBox shape="heading" width="70%" />
          <SkeletonBox width="50%" />
          <SkeletonBox width="60%" />
        </Skeleton>
      )}
    </Card>
  );
};

/** The job in three lines above the form, on a phone. Undefined while it loads. */
export const ThreadJobStrip = ({ job }: { job: PublicJobFacts | undefined }) => {
  const { t } = useTranslation();
  const { shortPay } = usePayText();
  const milesText = useMilesText();
  return (
    <Card as="section" display="grid" gap="0.5" px="4" py="3" minHeight="100px" aria-label={t('The job')}>
      {job ? (
        <>
          <Box as="h2" fontSize="1.1875rem">
            {job.name}
          </Box>
          <Box as="p" color="muted" textStyle="small">
            {[job.company.name, placeText(job)].filter(Boolean).join(', ')}
          </Box>
          <Box className="num" display="flex" justifyContent="space-between" gap="3" mt="1" fontWeight="semibold">
            <span>{shortPay(job) || t('Not specified')}</span>
            {job.miles !== undefined && (
              <Box as="span" color="brass">
                {milesText(job.miles)}
              </Box>
            )}
          </Box>
        </>
      ) : (
        <Skeleton display="grid" gap="2.5">
          <SkeletonBox shape="heading" width="60%" />
          <SkeletonBox width="75%" />
          <SkeletonBox width="45%" />
        </Skeleton>
      )}
    </Card>
  );
};
