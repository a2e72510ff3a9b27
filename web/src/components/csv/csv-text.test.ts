import { expect, it } from 'vitest';
import { csvFileName } from './csv-file-name.ts';
import { csvText } from './csv-text.ts';

type Row = { name: string; amount?: number };
const columns = [
  { header: 'Nombre', value: ({ name }: Row) => name },
  { header: 'Monto, USD', value: ({ amount }: Row) => amount },
];
const linesOf = async (rows: readonly Row[]) => (await csvText(columns, rows)).slice(1).split('\r\n');

it('the CSV file starts with the byte order mark and the headers, and has a line for each row', async () => {
  const text = await csvText(columns, [{ name: 'José Ñáñez', amount: -4.5 }, { name: 'Ana' }]);
  expect([...new TextEncoder().encode(text)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(text.slice(1)).toBe('Nombre,"Monto, USD"\r\nJosé Ñáñez,-4.5\r\nAna,');
});

it('the CSV file quotes commas, quotes and lines', async () => {
  expect(await linesOf([{ name: 'Ann "Nan", Lee' }])).toContain('"Ann ""Nan"", Lee",');
});

it.each(['=1+1', '+15745550142', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("x")\nsecond line', '\n=1'])(
  'the CSV file puts an apostrophe before what a spreadsheet would run: %j',
  async (name) => {
    expect(await csvText(columns, [{ name }])).toContain(`\r\n"'${name.replaceAll('"', '""')}",`);
  },
);

it('the CSV file keeps a sign within a text', async () => {
  expect(await linesOf([{ name: 'Smith-Lee = 1' }])).toContain('Smith-Lee = 1,');
});

it('the CSV file names a file after its subject and the day, without characters that a file system rejects', () => {
  const day = new Date(2026, 10, 7, 23, 30);
  expect(csvFileName('Applicants Lead/Carpenter: "A"\n?', day)).toBe('Applicants Lead Carpenter A 2026-11-07.csv');
  expect(csvFileName('x'.repeat(300), day)).toHaveLength(100 + ' 2026-11-07.csv'.length);
});
