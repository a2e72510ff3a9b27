import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, onTestFinished } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { es } from '../../locales/es.ts';
import { useZoneName, zoneNames } from './zone-name.ts';

const Zone = ({ of }: { of: string }) => <p>{useZoneName(of)}</p>;

it.each([
  ['America/Indiana/Indianapolis', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Mountain Standard Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
])('the zone of %s has the name that people use', (zone, name) => {
  renderPart(<Zone of={zone} />);
  screen.getByText(name);
  expect(zoneNames).toContain(name);
  expect(es[name]).toMatch(/^hora (estándar )?de/);
});

it('a zone that has no everyday name in the list has that of the browser', async () => {
  await i18next.changeLanguage('es');
  onTestFinished(() => void i18next.changeLanguage('en'));
  renderPart(<Zone of="America/Puerto_Rico" />);
  screen.getByText(/^hora /);
});
