import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { Button } from '../../ui/controls/button.tsx';

/** The texts that employers send most. */
const templates = [
  msg('Can you come by Thursday?'),
  msg('Are you still available?'),
  msg('When can I call you?'),
  msg('When can you start?'),
  msg('Please bring your own hand tools.'),
  msg('Please send me a photo of your license.'),
] as const;

/** A template is added after the existing text, to be edited before it is sent. */
export const withTemplate = (text: string, template: string): string => {
  const written = text.trimEnd();
  return written ? `${written} ${template}` : template;
};

/** Sentences to choose from; on a phone they are in one line that scrolls sideways. */
export const MessageTemplates = ({ onChoose }: { onChoose: (template: string) => void }) => {
  const { t } = useTranslation();
  return (
    <Box
      role="group"
      aria-label={t('Suggestions')}
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      gap="2"
      overflowX="auto"
      // Space for the focus ring.
      p="1"
      m="-1"
    >
      {templates.map((template) => (
        <Button key={template} flex="none" onClick={() => onChoose(t(template))}>
          {t(template)}
        </Button>
      ))}
    </Box>
  );
};
