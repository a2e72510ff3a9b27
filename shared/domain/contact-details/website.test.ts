import { expect, it } from 'vitest';
import { isWebsite, normaliseWebsite } from './website.ts';

it('[PRO-30] the rule for websites completes and trims a website', () => {
  expect(normaliseWebsite(' lakelandframing.example.com ')).toBe('https://lakelandframing.example.com');
  expect(normaliseWebsite('HTTP://Example.com/')).toBe('http://example.com');
  expect(normaliseWebsite('example.com:8080/work?x=1')).toBe('https://example.com:8080/work?x=1');
});

it('[PRO-30] the rule for websites accepts an empty website', () => {
  expect(normaliseWebsite('  ')).toBe('');
  expect(isWebsite('')).toBe(true);
});

it('[PRO-30] the rule for websites rejects an invalid web address', () => {
  const wrong = [
    'javascript:alert(1)',
    'javascript://example.com/%0Aalert(1)',
    'data:text/html,hi',
    'mailto:a@example.com',
    'ftp://example.com',
    'https://user:secret@example.com',
    'localhost',
    'not a site',
    'example',
    'https://',
    '127.0.0.1',
  ];
  for (const website of wrong) expect(isWebsite(website), website).toBe(false);
});

it('[PRO-30] the rule for websites keeps a web address inside another one', () => {
  expect(normaliseWebsite('example.com/?next=http://example.org')).toBe('https://example.com/?next=http://example.org');
});
