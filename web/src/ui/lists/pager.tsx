import { Box } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { pageWindow } from './page-window.ts';

type PagerProps = {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
};

/** Links to five pages and to the next one. Renders nothing for a single page [SHL-31]. */
export const Pager = ({ page, pageCount, onChange }: PagerProps) => {
  const { t } = useTranslation();
  if (pageCount <= 1) return null;
  return (
    <Box
      as="nav"
      aria-label={t('Pages')}
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      gap={{ base: '0.5', md: '2' }}
      css={{ '& [data-ui=button]': { minWidth: '44px', px: '1' } }}
    >
      <Button variant="text" aria-label={t('Previous page')} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft size={20} aria-hidden />
      </Button>
      {pageWindow(page, pageCount).map((number) => (
        <Button
          key={number}
          className="num"
          aria-label={t('Page {{number}}', { number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
          css={{ '&[aria-current]': { borderColor: 'accent', color: 'accent', bg: 'accent-soft' } }}
        >
          {number}
        </Button>
      ))}
      <Button
        variant="text"
        aria-label={t('Next page')}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight size={20} aria-hidden />
      </Button>
    </Box>
  );
};
