import { RICH_TEXT_TAGS } from '@plumbline/shared/options/rich-text';
import * as fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { withAllowed, withoutStyles } from './rich-text.ts';

/**
 * Elements that the editor's toolbar creates, elements that it never creates, and elements that a parser moves, closes
 * or reads as text.
 */
const elements = [
  ...RICH_TEXT_TAGS,
  ...['div', 'section', 'table', 'tr', 'td', 'svg', 'math', 'form', 'button', 'font', 'dropped', 'body', 'html'],
  ...['script', 'style', 'textarea', 'title', 'template', 'select', 'option', 'noscript', 'iframe', 'plaintext'],
];
const attributes = [
  '',
  ' href="https://example.com/a?b=1&c=2"',
  ' href="/relative"',
  ' href',
  ' href=""',
  ' href="tel:1"',
  ' href="java\nscript:alert(1)"',
  ' href="https://example.com/&quot;><i>"',
  ' style="color:#fff"',
  ' style="position:fixed;color:#fff"',
  ' onclick="alert(1)"',
  ' id="root" class="card"',
];
const words = [
  '',
  ' ',
  'steel & studs',
  '1 < 2',
  '&lt;b&gt;',
  '&nbsp;',
  '"quoted"',
  '</div>',
  '<!-- x -->',
  ']]>',
  '<',
  '</',
];

/** Generates opening tags, closing tags and words in any order, most of them badly nested. */
const soup = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom(...elements), fc.constantFrom(...attributes)).map(([tag, given]) => `<${tag}${given}>`),
      fc.constantFrom(...elements).map((tag) => `</${tag}>`),
      fc.constantFrom(...words),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

const VOID = new Set(['br']);

/** Returns the tags that aren't closed, or are closed in another order than they were opened. */
const unbalancedTags = (html: string): string[] => {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (VOID.has(tag)) continue;
    if (!slash) open.push(tag);
    else if (open.pop() !== tag) wrong.push(tag);
  }
  return [...wrong, ...open];
};

const cleaners = { 'as stored': withAllowed, 'as public pages show it': withoutStyles };

describe.each(Object.entries(cleaners))('rich text %s', (_, clean) => {
  it('equals what a browser builds from it, with every element closed, for any nesting', () => {
    fc.assert(
      fc.property(soup, (sent) => {
        const cleaned = clean(sent);
        expect(serialize(parseFragment(cleaned))).toBe(cleaned);
        expect(unbalancedTags(cleaned)).toEqual([]);
        expect(clean(cleaned)).toBe(cleaned);
      }),
      { numRuns: 1500 },
    );
  });

  it("doesn't change the page around it, for any nesting", () => {
    const pageWith = (text: string) => `<main><h2>About</h2><div class="prose">${text}</div><p>Apply</p></main>`;
    fc.assert(
      fc.property(soup, (sent) => {
        const cleaned = clean(sent);
        expect(serialize(parseFragment(pageWith(cleaned)))).toBe(pageWith(cleaned));
      }),
      { numRuns: 1500 },
    );
  });

  it('contains only the elements of the toolbar and no handler, for any nesting', () => {
    fc.assert(
      fc.property(soup, (sent) => {
        const cleaned = clean(sent);
        const tags = [...cleaned.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag);
        expect(RICH_TEXT_TAGS).toEqual(expect.arrayContaining(tags));
        for (const [, given = ''] of cleaned.matchAll(/<[a-z][a-z0-9]*([^>]*)>/g))
          expect(given).not.toMatch(/\s(on\w+|id|class)=|script:/i);
      }),
    );
  });

  it('keeps well-formed and allowed elements', () => {
    const text = '<p>Frame <strong>walls</strong></p><ul><li>Nights</li><li><p>Weekends<br>too</p></li></ul>';
    expect(clean(text)).toBe(text);
  });

  it.each([
    ['a link without an address before one with an address', '<a>x</a><a href="https://a.example">ok</a>', 1],
    ['a refused address before an empty link', '<a href="tel:1">x</a><a href="https://a.example"> </a>', 1],
    ['a link inside a link', '<a href="https://a.example">x<a href="https://b.example">y</a></a>', 2],
    ['a link that is never closed', '<p><a href="https://a.example">x</p>', 1],
  ])('closes every link after %s', (_name, sent, links) => {
    const cleaned = clean(sent);
    expect(cleaned.match(/<a /g)).toHaveLength(links);
    expect(cleaned.match(/<\/a>/g)).toHaveLength(links);
  });

  it('drops styles with the names of built-in properties', () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype))
      expect(clean(`<p><span style="${name}: x">Frame</span></p>`)).toMatch(/^<p>(<span>)?Frame(<\/span>)?<\/p>$/);
  });

  it('accepts elements nested thousands deep', () => {
    for (const tag of ['span', 'b', 'ul', 'li', 'a href="/x"', 'div', 'svg', 'table'])
      expect(unbalancedTags(clean(`<${tag}>`.repeat(20_000 / (tag.length + 2))))).toEqual([]);
  });
});

describe('elements that are dropped', () => {
  const wordsOf = (html: string): string[] =>
    withAllowed(html)
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
  const row = (cell: string) => `<table><tbody><tr><${cell}>one</${cell}><${cell}>two</${cell}></tr></tbody></table>`;

  it.each(['td', 'th'])('leave the words of two cells apart: %s', (cell) => {
    expect(withAllowed(row(cell)).trim()).toBe('one  two');
  });

  it('separate the words of two rows', () => {
    expect(wordsOf('<table><tr><td>one</td></tr><tr><td>two</td></tr></table>')).toEqual(['one', 'two']);
  });

  it.each([
    ...['div', 'section', 'article', 'header', 'footer', 'dt', 'dd', 'figure', 'figcaption', 'caption'],
    ...['blockquote', 'pre', 'address', 'main', 'nav', 'aside'],
  ])('leave the words of two blocks apart: %s', (tag) => {
    expect(wordsOf(`<${tag}>one</${tag}><${tag.toUpperCase()}>two</${tag}>`)).toEqual(['one', 'two']);
  });

  it('join the parts of one word', () => {
    expect(withAllowed('<p>weld<font color="red">er</font></p>')).toBe('<p>welder</p>');
  });
});
