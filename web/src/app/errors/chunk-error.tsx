import { Box } from '@chakra-ui/react';
import { PublicHeader } from '../../components/site/public-header.tsx';
import { PageProblem } from './page-problem.tsx';
import { useReportedError } from './use-reported-error.ts';

/** The frame of a page that has no frame of its own yet. */
const BareFrame = ({ neverStored }: { neverStored: boolean }) => (
  <>
    <PublicHeader />
    <Box as="main" pt="12">
      <PageProblem neverStored={neverStored} />
    </Box>
  </>
);

/** Shows when a part of the app could not be loaded or crashed, with a button to try again. */
export const ChunkError = () => {
  useReportedError();
  return <BareFrame neverStored={false} />;
};

/**
 * Shows at the address of a page that the server renders. The background worker starts the app there only when the
 * server can't be reached.
 */
export const ServerPageProblem = () => <BareFrame neverStored />;
