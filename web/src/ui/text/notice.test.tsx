import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { Banner } from './banner.tsx';
import { Notice } from './notice.tsx';
import { Chip, StatusPill } from './pill.tsx';

it('a notice interrupts for errors and waits with successes', () => {
  renderPart(<Notice tone="danger">Please check the fields</Notice>);
  renderPart(<Notice tone="success">Saved</Notice>);
  expect(screen.getByRole('alert').textContent).toBe('Please check the fields');
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

it("a notice links from a banner, which doesn't interrupt", () => {
  renderPart(<Banner action={<a href="/jobs">See it</a>}>A job briefing waits for you</Banner>);
  expect(screen.getByRole('link', { name: 'See it' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a notice shows an icon next to a status, and none next to a plain word', () => {
  renderPart(<StatusPill status="Accepted" />);
  renderPart(<Chip>Framing</Chip>);
  expect(screen.getByText('Accepted').querySelector('svg')).toBeTruthy();
  expect(screen.getByText('Framing').querySelector('svg')).toBeNull();
});
