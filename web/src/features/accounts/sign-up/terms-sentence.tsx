import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Trans } from 'react-i18next';
import { Link } from 'react-router-dom';
import { siteOwner } from '../../../lib/site-owner.ts';

/** The sentence by which users agree to the terms, with its links [ACC-11]. */
export const TermsSentence = ({ text }: { text: string }) => (
  <Box as="p" color="muted" textStyle="small">
    <Trans
      i18nKey={text}
      values={{ company: siteOwner.name }}
      components={{ terms: <Link to={paths.terms.path()} />, privacy: <Link to={paths.privacyPolicy.path()} /> }}
    />
  </Box>
);
