import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTitle } from '../../lib/page/use-title.ts';

type PageHeaderProps = {
  title: string;
  /** One line of facts or help under the title. */
  children?: ReactNode;
  /** The page's one primary action; full width below the title on a phone. */
  action?: ReactNode;
  /** A small choice next to the title, on a phone as well. */
  aside?: ReactNode;
  /** The document's title, when the heading alone would be ambiguous. */
  documentTitle?: string;
};

/**
 * The page's h1 with one line under it; it also sets the document's title.
 */
export const PageHeader = ({ title, children, action, aside, documentTitle = title }: PageHeaderProps) => {
  useTitle(documentTitle);
  const h1 = <h1 tabIndex={-1}>{title}</h1>;
  return (
    <Flex align="flex-end" wrap="wrap" rowGap="4" columnGap="6">
      <Box flex="1 1 340px" minWidth="0">
        {aside ? (
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            {h1}
            <Box>{aside}</Box>
          </Flex>
        ) : (
          h1
        )}
        {children && (
          <Box color="muted" marginTop="1.5" maxWidth="62ch">
            {children}
          </Box>
        )}
      </Box>
      {action && (
        <Flex
          wrap="wrap"
          gap="2"
          width={{ base: 'full', md: 'auto' }}
          css={{ '& > *': { flex: { base: '1', md: 'none' } } }}
        >
          {action}
        </Flex>
      )}
    </Flex>
  );
};
