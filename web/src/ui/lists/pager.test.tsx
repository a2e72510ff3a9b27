import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { Pager } from './pager.tsx';

it('the pager names its pages, says which one shows and turns to another', () => {
  const turn = vi.fn();
  renderPart(<Pager page={6} pageCount={9} onChange={turn} />);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent)).toEqual([
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
  expect(pages.getByRole('button', { name: 'Page 6' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(pages.getByRole('button', { name: 'Page 8' }));
  expect(turn).toHaveBeenLastCalledWith(8);
  fireEvent.click(pages.getByRole('button', { name: 'Next page' }));
  expect(turn).toHaveBeenLastCalledWith(7);
});

it('the pager ends at the last page and is absent for a single page', () => {
  renderPart(<Pager page={2} pageCount={2} onChange={() => {}} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(false);
  renderPart(<Pager page={1} pageCount={1} onChange={() => {}} />);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});
