/** Written into the page by the build (`web/build/pages-ahead.ts`): the files of pages, by their index in the list. */
export type PagesAhead = {
  readonly files: readonly string[];
  readonly pages: readonly {
    /** The pattern of an address. */
    readonly pattern: string;
    /** The kind of account that the page is for; undefined when it is for everyone. */
    readonly kinds?: readonly string[];
    readonly files: readonly number[];
  }[];
  readonly languages: Readonly<Record<string, readonly number[]>>;
};

/** The files that an address needs for this session. */
export const filesFor = (
  { files, pages, languages }: PagesAhead,
  { pathname, kind, language }: { pathname: string; kind: string; language: string },
): string[] => {
  const wanted = pages
    .filter(({ pattern, kinds }) => new RegExp(pattern).test(pathname) && (!kinds || kinds.includes(kind)))
    .flatMap((page) => page.files);
  return [...new Set([...wanted, ...(languages[language] ?? [])])].flatMap((at) => files[at] ?? []);
};
