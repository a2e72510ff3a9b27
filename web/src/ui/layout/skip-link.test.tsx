import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { SkipLink } from './skip-link.tsx';

it("the skip link leads past the navigation to the page's content", () => {
  renderPart(<SkipLink />);
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
});
