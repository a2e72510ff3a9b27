import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Trans } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The sentence by which users agree to the terms, with its links [ACC-11]. */
export const TermsSentence = ({ text }: { text: string }) => (
  <Box as="p" color="muted" textStyle="small">
    <Trans
      i18nKey={text}
      components={{ terms: <Link to={paths.terms.path()} />, privacy: <Link to={paths.privacyPolicy.path()} /> }}
    />
  </Box>
);
