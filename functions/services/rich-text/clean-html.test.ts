import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('rich text as it is stored', () => {
  const clean = (html: string) => cleanHtml(html, 'description');

  it('keeps a color and a font of a span, and no other style', async () => {
    expect(await clean('<span style=" color : #B0413E ; font-family:Inter, \'Open Sans\'">x</span>')).toBe(
      '<span style="color:#B0413E;font-family:Inter, \'Open Sans\'">x</span>',
    );
    expect(await clean('<span style="color: rgb(1, 2,3)">x</span>')).toBe('<span style="color:rgb(1, 2,3)">x</span>');
    for (const style of [
      'position:fixed;inset:0',
      'background:url(https://x.example)',
      'color:url(javascript:x())',
      'color:#fff/*',
      'color:\\72 ed',
      'font-family:x}body{display:none',
      'color:expression(alert(1))',
      '--a:1',
    ]) {
      expect(await clean(`<span style="${style}">x</span>`)).toBe('<span>x</span>');
    }
    expect(await clean('<span style="top:0;color:#fff;left:0">x</span>')).toBe('<span style="color:#fff">x</span>');
    expect(await clean('<p style="color:#fff">x</p>')).toBe('<p>x</p>');
  });

  it('keeps a link with its address and drops one without, but not its text', async () => {
    expect(await clean('<a href="https://x.example" onclick="x()">site</a>')).toBe(
      '<a href="https://x.example" rel="noopener noreferrer nofollow" target="_blank">site</a>',
    );
    expect(await clean('<a>text</a> and <a href="">more</a>')).toBe('text and more');
    expect(await clean('<a href="javascript:x()">text</a>')).not.toContain('href');
  });

  it('is the same when it is cleaned again', async () => {
    const once = await clean('<p>Nuts & bolts <a href="https://x.example">here</a> <dropped>1 < 2</dropped></p>');
    expect(await clean(once)).toBe(once);
  });

  it('is at most as long as the limit, however much escaping adds', async () => {
    expect(await clean('&'.repeat(4000))).toHaveLength(20_000);
    await expect(clean('&'.repeat(4001))).rejects.toThrow('Please use at most 20000 characters');
    expect(await clean('<a>'.repeat(6666))).toBe('');
    await expect(clean('<a href="/x">y</a>'.repeat(1000))).rejects.toThrow('Please use at most 20000 characters');
  });
});
