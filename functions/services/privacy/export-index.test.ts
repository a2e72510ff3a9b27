import { expect, it } from 'vitest';
import { exportIndex } from './export-index.ts';

const about = { made: '2026-11-20T15:00:00.000Z', email: 'sam@example.com' };
const files = [
  { name: 'My <b>plan.pdf', path: 'files/1 My <b>plan.pdf' },
  { name: 'Large.pdf', gap: 'tooLarge' as const },
  { name: 'Lost.pdf', gap: 'missing' as const },
];
const data = { User: [{ id: 'a' }], SavedJob: [{ job: 'b' }, { job: 'c' }] };

it('the index page links each file, escapes its name, and says why others are not in the copy', () => {
  const page = exportIndex(data, files, { language: 'en', ...about });
  expect(page).toContain('<a href="data/SavedJob.json">Saved jobs</a> (2 entries)');
  expect(page).toContain('href="files/1%20My%20%3Cb%3Eplan.pdf"');
  expect(page).not.toContain('<b>');
  expect(page).toContain('Large.pdf. Not in this copy because it would be too large.');
  expect(page).toContain('Lost.pdf. Not in this copy because we no longer have this file.');
  expect(page).toContain('Made on Nov 20, 2026');
  expect(page).not.toContain('Payments');
});

it('the index page is in Spanish for a reader of Spanish', () => {
  const page = exportIndex(data, [], { language: 'es', ...about });
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('Empleos guardados</a> (2 datos)');
  expect(page).toContain('Lo que no está aquí');
});

it('the index page names the day of Central Time on an evening', () => {
  const page = exportIndex(data, [], { language: 'en', ...about, made: '2026-11-21T03:00:00.000Z' });
  expect(page).toContain('Made on Nov 20, 2026');
});
