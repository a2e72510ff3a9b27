import { expect, it } from 'vitest';
import { tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { listedCredentials } from '../../options/trades/trade-words.ts';
import { isTradeText } from './trade-text.ts';

it.each([...tradeCategoryNames, ...listedCredentials])('[PRO-38] a masked profile shows the listed %j', (text) => {
  expect(isTradeText(text)).toBe(true);
});

it.each([
  'Lead Carpenter',
  "Carpenter's Helper",
  'carpentry & framing',
  'Concrete Foreman, Commercial Buildings',
  'Timber pegging',
  'A/C Repair',
  'Journeyman Electrician - Industrial',
  'Self-employed Painter',
  'Maestro de obra',
  'Instalación de pisos',
])('[PRO-38] a masked profile shows %j, every word of which is of the trades', (text) =>
  expect(isTradeText(text)).toBe(true),
);

it.each([
  '',
  ' ',
  'Nunez Framing',
  'NÚÑEZ & Sons',
  'Ask for Al',
  'call 574 555 0142',
  '574/555/0142',
  '574_555_0142',
  '５７４５５５０１４２',
  'five seven four five five five',
  'zeb at gmail dot com',
  'zeb＠mail．example',
  'carpentry@roofing.com',
  'carpentry.com',
  'carpentry dot com',
  't.me/zebq',
  'zebq.dev',
  'Zebu\u200Blon',
  'Fram\u200Bing',
  'Framing\u00A0',
  'z.e.b.u.l.o.n',
  'z e b u l o n',
  'Mr Z Quarter-main foreman',
  'Crew of 12',
  'Framing  Roofing',
  'Framing -.-. Roofing',
  'Framing\nRoofing',
  'Framing (roofing)',
  "'sFraming",
  "Fra'sming",
  'framing '.repeat(9).trim(),
])('[PRO-38] a masked profile withholds %j', (text) => expect(isTradeText(text)).toBe(false));
