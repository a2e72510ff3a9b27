import type { FileView } from '@plumbline/shared/contracts/files/file-shape';

export type ShowcaseEntry = { id: string; caption: string };
/** The edited order and captions; `removed` tells a removed photo from one that was just added. */
export type ShowcaseDraft = { entries: readonly ShowcaseEntry[]; removed: readonly string[] };

export const savedShowcase = (photos: readonly FileView[]): ShowcaseDraft => ({
  entries: photos.map(({ id, caption = '' }) => ({ id, caption })),
  removed: [],
});

/** Merges the draft with the current photos. New photos come last, and deleted photos are dropped. */
export const currentEntries = ({ entries, removed }: ShowcaseDraft, photos: readonly FileView[]): ShowcaseEntry[] => {
  const known = new Set([...entries.map(({ id }) => id), ...removed]);
  const there = new Set(photos.map(({ id }) => id));
  const added = photos.filter(({ id }) => !known.has(id)).map(({ id, caption = '' }) => ({ id, caption }));
  return [...entries.filter(({ id }) => there.has(id)), ...added];
};

/** The list with one entry moved a place up (-1) or down (1). */
export const moveEntry = (entries: readonly ShowcaseEntry[], index: number, by: -1 | 1): ShowcaseEntry[] => {
  const moved = entries[index];
  const to = index + by;
  if (!moved || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(index, 1).toSpliced(to, 0, moved);
};
