import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { setLanguage } from '../../lib/i18n.ts';
import { MatchReason } from './match-reason.tsx';

afterEach(() => setLanguage('en'));

const shown = (reason: string) => renderPart(<MatchReason>{reason}</MatchReason>).container.textContent;

it('the match reason shows trade, level and miles in the language of the reader', () => {
  expect(shown('Carpentry, Master, 10 miles')).toBe('Carpentry, Master, 10 miles');
  expect(shown('Carpentry, 1 mile')).toBe('Carpentry, 1 mile');
  expect(shown('Locks, Doors & More, under 1 mile')).toBe('Locks, Doors & More, under 1 mile');
});

it('the match reason is in Spanish for a Spanish reader', async () => {
  await setLanguage('es');
  expect(shown('Carpentry, Master, 10 miles')).toBe('Carpintería, Maestro, 10 millas');
  expect(shown('Carpentry, 1 mile')).toBe('Carpintería, 1 milla');
  expect(shown('Drywall, under 1 mile')).toBe('Tablaroca (drywall), menos de 1 milla');
});
