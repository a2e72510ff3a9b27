import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('rich text as it is stored', () => {
  const clean = (html: string) => cleanHtml(html, 'description');

  it('keeps a link with its address and drops one without, but not its text', () => {
    expect(clean('<a href="https://x.example" onclick="x()">site</a>')).toBe(
      '<a href="https://x.example" rel="noopener noreferrer nofollow" target="_blank">site</a>',
    );
    expect(clean('<a>text</a> and <a href="">more</a>')).toBe('text and more');
    expect(clean('<a href="javascript:x()">text</a>')).not.toContain('href');
  });

  it('is the same when it is cleaned again', () => {
    const once = clean('<p>Nuts & bolts <a href="https://x.example">here</a> <dropped>1 < 2</dropped></p>');
    expect(clean(once)).toBe(once);
  });

  it('is no longer than what may be sent, however much escaping adds', () => {
    expect(clean('&'.repeat(4000))).toHaveLength(20_000);
    expect(() => clean('&'.repeat(4001))).toThrow('Please use at most 20000 characters');
    expect(clean('<a>'.repeat(6666))).toBe('');
    expect(() => clean('<a href="/x">y</a>'.repeat(1000))).toThrow('Please use at most 20000 characters');
  });
});
