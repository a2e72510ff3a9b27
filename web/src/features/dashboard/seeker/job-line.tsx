import { Box } from '@chakra-ui/react';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';

type JobLineProps = {
  job: { id: string; name: string; city: string; state: string };
  company: string;
  /** The content next to the name. */
  mark?: ReactNode;
  children?: ReactNode;
};

/** A job in a list of the dashboard: name, company, place, and a line that differs between the lists. */
export const JobLine = ({ job, company, mark, children }: JobLineProps) => (
  <Box
    as="li"
    display="grid"
    gap="1.5"
    py="3.5"
    borderTopWidth="1px"
    borderColor="border"
    _first={{ borderTopWidth: '0', pt: '0' }}
    _last={{ pb: '0' }}
  >
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="3" rowGap="1.5">
      <Box
        asChild
        css={{ '& a': { color: 'text', textDecoration: 'none' }, '& a:hover': { textDecoration: 'underline' } }}
      >
        <h3>
          <Link className="tap" to={paths.jobs.job.path(job.id)}>
            {job.name}
          </Link>
        </h3>
      </Box>
      {mark}
    </Box>
    <Box as="p" color="muted" textStyle="small">
      {[company, placeText(job)].filter(Boolean).join(' · ')}
    </Box>
    {children}
  </Box>
);

/** The skeleton of a list of `JobLine`s. */
export const JobLinesShape = () => (
  <Skeleton>
    {['46%', '38%', '52%'].map((width) => (
      <Box
        key={width}
        display="grid"
        gap="2.5"
        py="3.5"
        borderTopWidth="1px"
        borderColor="border"
        _first={{ borderTopWidth: '0', pt: '0' }}
        _last={{ pb: '0' }}
      >
        <SkeletonBox shape="heading" width={width} />
        <SkeletonBox width="62%" />
        <SkeletonBox shape="pill" width="58%" />
      </Box>
    ))}
  </Skeleton>
);
