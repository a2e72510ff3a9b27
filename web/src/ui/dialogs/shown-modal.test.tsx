import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { ShownModal } from './shown-modal.tsx';

it('a body whose text grows takes the focus, unless it has a control', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(0);
  onTestFinished(() => height.mockRestore());
  renderPart(
    <ShownModal open onClose={() => {}} title="Terms">
      <p>Short</p>
    </ShownModal>,
  );
  const text = await screen.findByText('Short');
  const body = text.closest('[data-ui=dialog-body]')!;
  expect(body.getAttribute('tabindex')).toBeNull();
  height.mockReturnValue(500);
  text.textContent = 'Long, which needs more lines than the body has';
  await vi.waitFor(() => expect(body.getAttribute('tabindex')).toBe('0'));
  text.append(document.createElement('input'));
  await vi.waitFor(() => expect(body.getAttribute('tabindex')).toBeNull());
});
