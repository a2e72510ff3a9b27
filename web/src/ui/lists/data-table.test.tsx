import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { type Column, DataTable } from './data-table.tsx';

type Row = { name: string; paid: string };
const columns: Column<Row>[] = [
  { header: 'Name', cell: ({ name }) => name, phone: 'name' },
  { header: 'Paid', cell: ({ paid }) => paid, phone: 'fact', end: true },
  { header: 'Actions', headerHidden: true, cell: () => <button type="button">Open</button>, phone: 'actions' },
];
const table = (rows: Row[] | undefined) => (
  <DataTable caption="Payments" columns={columns} rows={rows} rowKey={({ name }) => name} />
);

it('a data table names the table, its heads and the actions of each row', () => {
  renderPart(table([{ name: 'Unlock', paid: '$29' }]));
  const payments = screen.getByRole('table', { name: 'Payments' });
  expect(
    within(payments)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Paid', 'Actions']);
  expect(within(payments).getByRole('cell', { name: '$29' }).hasAttribute('data-end')).toBe(true);
  expect(within(payments).getByRole('button', { name: 'Open' })).toBeTruthy();
});

it('a data table is busy and hides its skeleton from screen readers until the rows have loaded', () => {
  renderPart(table(undefined));
  const payments = screen.getByRole('table', { name: 'Payments' });
  expect(payments.getAttribute('aria-busy')).toBe('true');
  expect(within(payments).getAllByRole('row')).toHaveLength(1);
});

it('a data table keeps a column for wide screens out of narrow ones, with its head', () => {
  const { container } = renderPart(
    <DataTable
      caption="Payments"
      columns={[...columns, { header: 'Signed up', cell: () => 'May 2', phone: 'none', wideOnly: true }]}
      rows={[{ name: 'Unlock', paid: '$29' }]}
      rowKey={({ name }) => name}
    />,
  );
  expect([...container.querySelectorAll('[data-wide-only]')].map(({ textContent }) => textContent)).toEqual([
    'Signed up',
    'May 2',
  ]);
});
