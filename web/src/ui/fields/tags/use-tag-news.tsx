import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';

type News = { text: string; count: number };

/**
 * What the last act in a field of tags did, when the tags alone don't show it: a removal, or a choice of something that
 * is already chosen. Equal news is a new element, so that a screen reader reads it again.
 */
export const useTagNews = (): [line: ReactNode, tell: (text: string) => void] => {
  const [news, setNews] = useState<News>({ text: '', count: 0 });
  const tell = (text: string) =>
    setNews((before) => (text === before.text && !text ? before : { text, count: before.count + 1 }));
  const line = (
    // The empty line has no place in the field's column, which would add a gap.
    <Box role="status" color="muted" textStyle="small" overflowWrap="anywhere" _empty={{ position: 'absolute' }}>
      {news.text && <span key={news.count}>{news.text}</span>}
    </Box>
  );
  return [line, tell];
};
