import { escapeHtml } from '@plumbline/shared/domain/text/escape-html';

/** Returns an HTML page of the local cloud, which is not part of the site. */
export const plainPage = (page: { title: string; style?: string; body: string }): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; color: #141C1E; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  a { color: #0E5383; }
  iframe { border: 1px solid #CDD5D2; background: #fff; }
  ${page.style ?? ''}
</style>
<h1>${escapeHtml(page.title)}</h1>
${page.body}
</html>`;
