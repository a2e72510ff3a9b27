import { readFileSync } from 'node:fs';
import { pagesWithFile } from '@plumbline/shared/options/paths';
import { SITE_URL_PLACEHOLDER } from '@plumbline/shared/options/site-url';
import { describe, expect, it } from 'vitest';
import { heads, withHead } from './site-head.ts';

const index = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const names = Object.keys(pagesWithFile) as (keyof typeof pagesWithFile)[];

describe('the head of a page', () => {
  it.each(names)('of %s contains its address and the data of a shared link', (name) => {
    const page = withHead(index, name);
    const url = `${SITE_URL_PLACEHOLDER}${pagesWithFile[name]}`;
    expect(page).toContain(`<link rel="canonical" href="${url}">`);
    expect(page).toContain(`<meta property="og:url" content="${url}">`);
    expect(page).toContain(`<meta property="og:title" content="${heads[name].title}">`);
    expect(page).toContain(`<meta property="og:image" content="${SITE_URL_PLACEHOLDER}/site-preview.png">`);
    expect(page.match(/<meta name="description"/g)).toHaveLength(1);
    expect(page.match(/<title>/g)).toHaveLength(1);
  });
});
