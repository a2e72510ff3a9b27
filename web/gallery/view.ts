import { LANGUAGES, type Language } from '@plumbline/shared/options/languages';

export const SCHEMES = ['light', 'dark'] as const;

/** The parameters in the address of a gallery page. */
export type View = {
  lang: Language;
  scheme: (typeof SCHEMES)[number];
  /** The folder whose examples show. */
  group?: string | undefined;
  /** The only example that shows. */
  example?: string | undefined;
  /** Whether the page is in a frame of another gallery page, which has its heading. */
  isFramed?: boolean;
};

/** Reads the query of a gallery page; unknown values count as the default. */
export const readView = (search: string): View => {
  const query = new URLSearchParams(search);
  return {
    lang: LANGUAGES.find((one) => one === query.get('lang')) ?? 'en',
    scheme: SCHEMES.find((one) => one === query.get('scheme')) ?? 'light',
    group: query.get('group') ?? undefined,
    example: query.get('example') ?? undefined,
    isFramed: query.has('framed'),
  };
};

/** Returns the address of a gallery page. */
export const addressOf = ({ group, example, lang, scheme, isFramed }: View): string => {
  const query = new URLSearchParams({ ...(group && { group }), ...(example && { example }), scheme, lang });
  if (isFramed) query.set('framed', '');
  return `?${query}`;
};
