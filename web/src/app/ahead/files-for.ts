/** Written into the page by the build (`web/build/pages-ahead.ts`): the files of pages, by their place in the list. */
export type PagesAhead = {
  readonly files: readonly string[];
  readonly pages: readonly {
    /** Of the address. */
    readonly pattern: string;
    /** Whose page it is; everybody's without. */
    readonly kinds?: readonly string[];
    readonly files: readonly number[];
  }[];
  readonly languages: Readonly<Record<string, readonly number[]>>;
};

/** What the address needs, for who is signed in. */
export const filesFor = (
  { files, pages, languages }: PagesAhead,
  { pathname, kind, language }: { pathname: string; kind: string; language: string },
): string[] => {
  const wanted = pages
    .filter(({ pattern, kinds }) => new RegExp(pattern).test(pathname) && (!kinds || kinds.includes(kind)))
    .flatMap((page) => page.files);
  return [...new Set([...wanted, ...(languages[language] ?? [])])].flatMap((at) => files[at] ?? []);
};
