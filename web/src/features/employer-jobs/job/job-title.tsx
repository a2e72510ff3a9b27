import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/page/use-title.ts';

type JobTitleProps = { title: string; meta: ReactNode; action?: ReactNode };

/** A job's name, one line of facts, and the page's action at the right or, on a phone, full width below. */
export const JobTitle = ({ title, meta, action }: JobTitleProps) => {
  useTitle(title);
  return (
    <Flex align="flex-end" wrap="wrap" rowGap="4" columnGap="6">
      <Box flex="1 1 340px" minWidth="0">
        <h1>{title}</h1>
        <Box marginTop="2.5">{meta}</Box>
      </Box>
      {action && (
        <Flex gap="2" width={{ base: 'full', md: 'auto' }} css={{ '& > *': { flex: { base: '1', md: 'none' } } }}>
          {action}
        </Flex>
      )}
    </Flex>
  );
};
