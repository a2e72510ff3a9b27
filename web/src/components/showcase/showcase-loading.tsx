import { Box } from '@chakra-ui/react';

/** Reserves the carousel's space while it loads. */
export const ShowcaseLoading = () => <Box aria-hidden height={{ base: '260px', md: '180px' }} />;
