import { lazy, Suspense } from 'react';

const RichTextBody = lazy(async () => ({ default: (await import('./rich-text-body.tsx')).RichTextBody }));

/** Users' formatted text; what cleans it is loaded with it. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense>
    <RichTextBody html={html} />
  </Suspense>
);
