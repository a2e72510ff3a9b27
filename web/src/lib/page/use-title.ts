import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { useEffect } from 'react';

/** Names the document after the page, the way tabs and history show it. A title can hold a user's words. */
export const useTitle = (title: string) => {
  useEffect(() => {
    const cleaned = outgoingText(title);
    document.title = cleaned ? `${cleaned} - Plumbline` : 'Plumbline';
  }, [title]);
};
