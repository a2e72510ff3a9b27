import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { sanitizeHtml } from '../../lib/page/sanitize-html.ts';

/** Users' formatted text, cleaned. Chosen colors are kept only on the light ground they were chosen on. */
export const RichText = ({ html }: { html: string }) => {
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return (
    <Box
      className="prose"
      css={{
        _dark: { '& [style]': { color: 'inherit !important' } },
        _forcedDark: { '& [style]': { color: 'inherit !important' } },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by sanitizeHtml.
      dangerouslySetInnerHTML={clean}
    />
  );
};
