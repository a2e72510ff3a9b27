import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTitle } from '../../lib/page/use-title.ts';

it("useTitle names the document after the page, with a user's text cleaned", () => {
  const { rerender } = renderHook(({ title }) => useTitle(title), { initialProps: { title: 'Lead Carpenter' } });
  expect(document.title).toBe('Lead Carpenter - Plumbline');
  rerender({ title: '\u202ePlumbline Support: verify at https://evil.example/x' });
  expect(document.title).toBe('[...] Support: verify at https: evil. example/x - Plumbline');
  rerender({ title: '' });
  expect(document.title).toBe('Plumbline');
});
