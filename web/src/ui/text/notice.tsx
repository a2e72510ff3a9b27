import { Box } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** One sentence above a form: what went well, or what went wrong with the whole of it. */
export const Notice = ({ tone, children }: { tone: 'success' | 'danger'; children: ReactNode }) => {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <Box
      role={tone === 'success' ? 'status' : 'alert'}
      display="flex"
      gap="2.5"
      px="3"
      py="2.5"
      borderRadius="m"
      bg={`${tone}-soft`}
      color={tone}
      fontSize="control"
      fontWeight="medium"
      lineHeight="1.4"
    >
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </Box>
  );
};
