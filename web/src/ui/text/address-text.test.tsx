import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddressText } from './address-text.tsx';

it('an e-mail address may break after the @ and before a dot, and nowhere inside a word', () => {
  const html = renderToStaticMarkup(<AddressText>office.crew@plumbline.example</AddressText>);
  expect(html).toBe('office<wbr/>.crew@<wbr/>plumbline<wbr/>.example');
});
