import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { UploadList } from './upload-list.tsx';

const show = (isFinal: boolean) => {
  const failed = { key: 1, file: new File(['x'], 'card.pdf'), state: 'failed', done: 0, message: 'No.' } as const;
  renderPart(<UploadList uploads={[{ ...failed, isFinal }]} retry={() => {}} cancel={() => {}} />);
};

it('[FIL-09] a failed file can be tried again, or dismissed', () => {
  show(false);
  screen.getByRole('button', { name: 'Try again: card.pdf' });
  screen.getByRole('button', { name: 'Dismiss card.pdf' });
});

it('[FIL-09] a file that is itself the problem can only be dismissed', () => {
  show(true);
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  screen.getByRole('button', { name: 'Dismiss card.pdf' });
});
