import { useEffect } from 'react';

/** Names the document after the page, the way tabs and history show it. */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = title ? `${title} - Plumbline` : 'Plumbline';
  }, [title]);
};
