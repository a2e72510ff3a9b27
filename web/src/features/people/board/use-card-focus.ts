import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { useLayoutEffect, useRef, useState } from 'react';
import { isFocusLost } from '../../../lib/page/keep-focus.ts';
import type { ColumnKey } from './board-columns.ts';

/**
 * Moves the focus along with the card that had it, because a card in another column is another element.
 * `onMoved` shows that column.
 */
export const useCardFocus = (rows: readonly KnownPerson[], onMoved: (key: ColumnKey) => void) => {
  const board = useRef<HTMLDivElement>(null);
  /** The person whose card had the focus last, with the stage at that time. */
  const last = useRef<{ id: string; stage: ColumnKey }>(undefined);
  const [moved, setMoved] = useState<string>();
  useLayoutEffect(() => {
    const person = rows.find(({ id }) => id === last.current?.id);
    const stage: ColumnKey = person?.stage ?? '';
    if (!person || stage === last.current?.stage) return;
    last.current = { id: person.id, stage };
    // A reader who moved to another control stays there.
    if (!isFocusLost()) return;
    onMoved(stage);
    setMoved(person.id);
  }, [rows, onMoved]);
  useLayoutEffect(() => {
    if (!moved) return;
    board.current?.querySelector<HTMLElement>(`[data-person="${moved}"] select`)?.focus();
    setMoved(undefined);
  }, [moved]);
  const onCardFocus = ({ id, stage }: KnownPerson) => {
    last.current = { id, stage: stage ?? '' };
  };
  return { board, onCardFocus };
};
