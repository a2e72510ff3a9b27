import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { useState } from 'react';

/** The chosen people of a list, for actions on several of them; people who leave the list are no longer chosen. */
export const useChosenPeople = (rows: readonly PersonRow[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id));
  return {
    chosen,
    isChosen: (id: string) => ids.has(id),
    toggle: (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll: () => setIds(chosen.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
  };
};
export type ChosenPeople = ReturnType<typeof useChosenPeople>;
