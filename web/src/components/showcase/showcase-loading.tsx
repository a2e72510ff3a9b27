import { Box } from '@chakra-ui/react';

/** Reserves the space of the carousel while the carousel loads. */
export const ShowcaseLoading = () => <Box aria-hidden height={{ base: '260px', md: '180px' }} />;
