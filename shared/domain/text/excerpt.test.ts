import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('an excerpt', () => {
  it('is the text without its tags', () => {
    expect(excerpt('<h2>Roofs</h2><p>We &amp; our crew: 5 &lt; 6.</p>', 99)).toBe('Roofs We & our crew: 5 < 6.');
    expect(excerpt('', 99)).toBe('');
  });

  it('ends with a whole word and never passes its length', () => {
    expect(excerpt('Roof and floor trusses', 15)).toBe('Roof and floor…');
    expect(excerpt('Trusses', 4)).toBe('Tru…');
    for (let max = 2; max < 30; max += 1)
      expect(excerpt('Roof and floor trusses', max).length).toBeLessThanOrEqual(max);
  });
});
