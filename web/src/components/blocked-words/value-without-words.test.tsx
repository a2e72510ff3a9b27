import { describe, expect, it } from 'vitest';
import { htmlWithoutWords } from './html-without-words.ts';
import { valueWithoutWords } from './value-without-words.ts';

const WORDS = ['qcoin', 'qq.example'];

describe('the text of a form without blocked words', () => {
  it.each([
    ['<p>Paid in <strong>qcoin</strong> weekly</p>', '<p>Paid in <strong></strong> weekly</p>'],
    ['<p>Paid in q<em>co</em>in</p><p><b>Bold</b></p>', '<p>Paid in</p><p><b>Bold</b></p>'],
    ['<p><a href="https://qq.example/x">Apply</a> now</p>', '<p>Apply now</p>'],
    ['<ul><li>PTO</li><li>QCoin</li></ul>', '<ul><li>PTO</li><li></li></ul>'],
    ['<p>Nothing <b>here</b></p>', '<p>Nothing <b>here</b></p>'],
  ])('keeps the formatting around them: %s', (html, left) => {
    expect(htmlWithoutWords(html, WORDS)).toBe(left);
  });

  it('is the same form otherwise: lists lose entries that had nothing else, other values stay', () => {
    const day = new Date(0);
    const value = {
      name: 'Framer, qcoin',
      benefits: ['PTO', 'qcoin', ''],
      questions: [{ text: 'Qcoin?' }],
      day,
      on: true,
    };
    expect(valueWithoutWords(value, WORDS)).toEqual({
      name: 'Framer,',
      benefits: ['PTO', ''],
      questions: [{ text: '?' }],
      day,
      on: true,
    });
  });
});
