import { expect, it } from 'vitest';
import { smallWords } from '../../options/trades/small-words.ts';
import { titleCase } from './title-case.ts';

it('[SHL-37] title case capitalizes words and keeps small words lower case', () => {
  expect(titleCase('lead carpenter for the north yard')).toBe('Lead Carpenter for the North Yard');
  expect(titleCase('Foreman Of The Crew')).toBe('Foreman of the Crew');
  expect(smallWords).toHaveLength(18);
});

it('[SHL-37] title case capitalizes a small word at either end', () => {
  expect(titleCase('the crew to sign up')).toBe('The Crew to Sign Up');
});

it('[SHL-37] title case capitalizes parts of compounds and keeps the rest as typed', () => {
  expect(titleCase("part-time HVAC tech, a/c and carpenter's helper")).toBe(
    "Part-Time HVAC Tech, A/C and Carpenter's Helper",
  );
  expect(titleCase('  ')).toBe('');
});

it.each([
  ['carpintero de obra negra', 'Carpintero de obra negra'],
  ['ayudante general', 'Ayudante general'],
  ['Instalador de Paneles Solares', 'Instalador de Paneles Solares'],
  ['técnico en climatización HVAC', 'Técnico en climatización HVAC'],
  ['montaje de andamios y encofrados', 'Montaje de andamios y encofrados'],
  ['  líder  de cuadrilla ', 'Líder de cuadrilla'],
])('[SHL-37] a Spanish title has Spanish capitals, or those that were typed: %s', (typed, cased) => {
  expect(titleCase(typed)).toBe(cased);
  expect(titleCase(cased)).toBe(cased);
});

it.each([
  ['carpenter in las vegas', 'Carpenter in Las Vegas'],
  ['vendor manager, café', 'Vendor Manager, Café'],
  ['el paso foreman', 'El Paso Foreman'],
  ['de soto framing carpenter', 'De Soto Framing Carpenter'],
  ['lead carpenter De Pere', 'Lead Carpenter De Pere'],
])('[SHL-37] an English title with a name from another language keeps title case: %s', (typed, cased) => {
  expect(titleCase(typed)).toBe(cased);
});
