import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';

/** Left: the back link and 'You are viewing ...'. Right: the page's buttons [SHL-22]. */
export const ActionBar = ({ left, right }: { left?: ReactNode; right?: ReactNode }) => (
  <Flex align="center" justify="space-between" wrap="wrap" rowGap="1" columnGap="6">
    <Flex
      align="center"
      wrap="wrap"
      rowGap="1"
      columnGap="6"
      color="muted"
      fontSize="control"
      css={{ '& b': { color: 'text' } }}
    >
      {left}
    </Flex>
    {right && (
      <Flex gap="2.5" align="center" wrap="wrap">
        {right}
      </Flex>
    )}
  </Flex>
);

/** The main button of a page, at the bottom of a phone in place of the bottom navigation. */
export const PhoneActionBar = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    document.body.dataset.actionbar = 'true';
    return () => {
      delete document.body.dataset.actionbar;
    };
  }, []);
  return (
    <Box
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="actionbar"
      gap="2.5"
      alignItems="center"
      px="4"
      pt="3"
      pb="calc(12px + env(safe-area-inset-bottom))"
      bg="surface"
      borderTopWidth="1px"
      borderColor="border"
      css={{ '& [data-ui=button]': { minHeight: '48px', flex: '1' } }}
    >
      {children}
    </Box>
  );
};
