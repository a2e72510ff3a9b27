import { chakra, Table, VisuallyHidden } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { SkeletonBox } from '../states/skeleton.tsx';

export type Column<T> = {
  /** The column's head, already translated. */
  header: string;
  cell: (row: T) => ReactNode;
  /** Aligns numbers to the right. */
  end?: boolean;
  /** The column's role on a phone: the row's name, one of several facts in a line, the row's buttons, or hidden. */
  phone: 'name' | 'fact' | 'actions' | 'none';
  /** Whether a fact has a line of its own on a phone. */
  phoneWide?: boolean;
  /** Whether each part of a fact is an item of the row on a phone, so that one can follow the buttons. */
  phoneSplit?: boolean;
  /** The label before the fact on a phone, which has no column heads. */
  phoneLabel?: string;
  /** Whether the column needs a wide screen. It is the first to leave when the others need the space. */
  wideOnly?: boolean;
  /** Whether only screen readers get the head, such as 'Actions' above text buttons. */
  headerHidden?: boolean;
  /** The skeleton of the column's cells while the rows load; a line of text by default. */
  shape?: ReactNode;
};

type DataTableProps<T> = {
  /** The name of the table's contents, for screen readers. */
  caption: string;
  columns: readonly Column<T>[];
  /** Undefined while the rows load: the table shows its heads and skeleton rows. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** The look of the buttons on a phone: outlined with equal widths, as text in a line, or next to the last fact. */
  phoneActions?: 'even' | 'text' | 'inline';
  /** Returns the heading that a row is under, for a list in groups. */
  groupOf?: ((row: T) => string) | undefined;
};

const SHAPES = ['first', 'second', 'third'];

const Actions = chakra('div', {
  base: { display: 'flex', gap: '1', justifyContent: { md: 'flex-end' } },
  variants: {
    phone: {
      even: { mdDown: { gap: '2', '& > *': { flex: '1', borderColor: 'border-strong' } } },
      text: { mdDown: { flexWrap: 'wrap', marginInlineStart: '-10px', columnGap: '3', rowGap: '1' } },
      inline: {},
    },
  },
});
const PhoneLabel = chakra('span', { base: { marginEnd: '5px', md: { display: 'none' } } });

/** A table whose rows become blocks on a phone: name first, facts in one line, actions last. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const { caption, columns, rows, rowKey, phoneActions = 'even', groupOf } = props;
  return (
    <Table.Root aria-busy={rows ? undefined : true}>
      <VisuallyHidden asChild>
        <Table.Caption>{caption}</Table.Caption>
      </VisuallyHidden>
      <Table.Header>
        <Table.Row>
          {columns.map(({ header, end, headerHidden, wideOnly }) => (
            <Table.ColumnHeader
              key={header}
              scope="col"
              data-end={end || undefined}
              data-wide-only={wideOnly || undefined}
            >
              {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {!rows &&
          SHAPES.map((row) => (
            <Table.Row key={row} aria-hidden>
              {columns.map(
                ({
                  header,
                  end,
                  phone,
                  phoneWide,
                  wideOnly,
                  shape = <SkeletonBox width={{ base: '120px', md: 'full' }} maxWidth="120px" />,
                }) => (
                  <Table.Cell
                    key={header}
                    data-phone={phone}
                    data-wide={phoneWide || undefined}
                    data-wide-only={wideOnly || undefined}
                    data-end={end || undefined}
                  >
                    {phone === 'actions' ? <Actions phone={phoneActions}>{shape}</Actions> : shape}
                  </Table.Cell>
                ),
              )}
            </Table.Row>
          ))}
        {rows?.map((row, index) => {
          const group = groupOf?.(row);
          const previous = rows[index - 1];
          const startsGroup = group !== undefined && (!previous || groupOf?.(previous) !== group);
          return (
            <Fragment key={rowKey(row)}>
              {startsGroup && (
                <Table.Row data-group>
                  <Table.ColumnHeader scope="colgroup" colSpan={columns.length}>
                    {group}
                  </Table.ColumnHeader>
                </Table.Row>
              )}
              <Table.Row>
                {columns.map(({ header, cell, end, phone, phoneWide, phoneSplit, phoneLabel, wideOnly }) => {
                  const content = cell(row);
                  return (
                    <Table.Cell
                      key={header}
                      data-phone={phone}
                      data-wide={phoneWide || undefined}
                      data-split={phoneSplit || undefined}
                      data-wide-only={wideOnly || undefined}
                      data-inline={(phone === 'actions' && phoneActions === 'inline') || undefined}
                      data-end={end || undefined}
                    >
                      {phoneLabel && content !== false && <PhoneLabel>{phoneLabel}</PhoneLabel>}
                      {phone === 'actions' ? <Actions phone={phoneActions}>{content}</Actions> : content}
                    </Table.Cell>
                  );
                })}
              </Table.Row>
            </Fragment>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
};
