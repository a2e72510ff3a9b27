import { Box } from '@chakra-ui/react';

/** The message of a company's connection request, with its line breaks. */
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
