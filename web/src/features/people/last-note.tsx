import { Box } from '@chakra-ui/react';
import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { useTranslation } from 'react-i18next';
import { useRelativeTime } from '../../ui/text/date-text.tsx';

/** The first lines of a note, with its author and day. */
export const LastNote = ({ note }: { note: NonNullable<KnownPerson['note']> }) => {
  const { t } = useTranslation();
  const relative = useRelativeTime({ inSentence: true });
  return (
    <>
      <Box as="p" lineClamp={2} overflowWrap="anywhere">
        {note.text}
      </Box>
      <Box as="p" color="muted" textStyle="small">
        {note.author ?? t('Former colleague')}, <time dateTime={note.date}>{relative(note.date)}</time>
      </Box>
    </>
  );
};
