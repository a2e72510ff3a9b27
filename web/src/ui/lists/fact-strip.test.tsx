import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { FactStrip } from './fact-strip.tsx';

it('the fact strip groups large numbers by language, in links as well', () => {
  renderPart(
    <MemoryRouter>
      <FactStrip
        variant="numbers"
        items={[
          { label: 'Views', value: 1025 },
          { label: 'Connections', value: 12_345, to: '/toolbox/connections' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('1,025').tagName).toBe('DD');
  expect(screen.getByRole('link', { name: '12,345 Connections' }).textContent).toBe('12,345');
});
