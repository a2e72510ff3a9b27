import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { useEffect } from 'react';

/** Sets the document's title, which tabs and history show. A title can contain a user's words. */
export const useTitle = (title: string) => {
  useEffect(() => {
    const cleaned = outgoingText(title);
    document.title = cleaned ? `${cleaned} - Plumbline` : 'Plumbline';
  }, [title]);
};
