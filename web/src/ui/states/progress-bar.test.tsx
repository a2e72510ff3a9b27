import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { ProgressBar } from './progress-bar.tsx';

it('the progress bar names the action and its progress, where that is known', () => {
  const { rerender } = renderPart(<ProgressBar label="Uploading cv.pdf" percent={40} />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading cv.pdf' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  rerender(<ProgressBar label="Uploading cv.pdf" />);
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
});
