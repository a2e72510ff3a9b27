import { Box } from '@chakra-ui/react';

/** Keeps the carousel's place while it is loaded. */
export const ShowcaseLoading = () => <Box aria-hidden height={{ base: '260px', md: '180px' }} />;
