import { Box } from '@chakra-ui/react';

/** What a company wrote with its request to connect, in its own lines. */
export const RequestMessage = ({ text }: { text: string }) => (
  <Box
    as="blockquote"
    maxWidth="60ch"
    borderLeftWidth="3px"
    borderColor="border"
    paddingLeft="3"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    fontSize="control"
  >
    {text}
  </Box>
);
