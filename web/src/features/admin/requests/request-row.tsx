import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ListRow } from '../../../ui/lists/list-card.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';

type RequestRowProps = {
  title: ReactNode;
  date: string;
  /** The facts above the request's text. */
  facts?: ReactNode;
  text: string;
  /** The replies below the request's text. */
  more?: ReactNode;
  children: ReactNode;
};

/** The sender, date and subject, with the actions. */
export const RequestRow = ({ title, date, facts, text, more, children }: RequestRowProps) => (
  <ListRow display="grid" gap="2">
    <Box display="flex" flexWrap="wrap" columnGap="4" justifyContent="space-between" overflowWrap="anywhere">
      <b>{title}</b>
      <Box color="muted" textStyle="small">
        <DateTimeText value={date} />
      </Box>
    </Box>
    {facts && (
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" overflowWrap="anywhere">
        {facts}
      </Box>
    )}
    <Box as="p" whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="66ch">
      {text}
    </Box>
    {more}
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" _empty={{ display: 'none' }}>
      {children}
    </Box>
  </ListRow>
);
