import { chakra, defineSlotRecipe, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Bone } from '../states/skeleton.tsx';

export type Column<T> = {
  /** The column's head, already translated. */
  header: string;
  cell: (row: T) => ReactNode;
  /** Numbers stand right. */
  end?: boolean;
  /** On a phone: the row's name, one fact of a flowing line, its buttons, or nothing. */
  phone: 'name' | 'fact' | 'actions' | 'none';
  /** Stands before the fact on a phone, where there are no heads. */
  phoneLabel?: string;
  /** For a head that says nothing the eye needs, such as 'Actions' above text buttons. */
  headerHidden?: boolean;
  /** What stands in the cell while the rows are on their way; a line of text when not given. */
  shape?: ReactNode;
};

type DataTableProps<T> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<T>[];
  /** Undefined while they are on their way: the table shows its heads and the shape of its rows. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** On a phone: outlined buttons of equal width, or text buttons in a line. */
  phoneActions?: 'even' | 'text';
};

const recipe = defineSlotRecipe({
  slots: ['table', 'head', 'cell', 'actions', 'label'],
  base: {
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      mdDown: {
        '&, & tbody': { display: 'block' },
        '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
        '& tr': {
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: '4',
          rowGap: '1',
          p: '4',
          borderTopWidth: '1px',
          borderColor: 'border',
        },
        '& tbody tr:first-of-type': { borderTopWidth: '0' },
      },
    },
    head: {
      px: '4',
      py: '2.5',
      bg: 'sunken',
      color: 'muted',
      fontSize: 'pill',
      fontWeight: 'semibold',
      lineHeight: '1.3',
      textAlign: 'left',
      _first: { ps: '6' },
      _last: { pe: '6' },
      '&[data-end]': { textAlign: 'right' },
    },
    cell: {
      verticalAlign: 'middle',
      md: {
        height: '60px',
        px: '4',
        py: '2',
        borderTopWidth: '1px',
        borderColor: 'border',
        fontSize: 'control',
        _first: { ps: '6' },
        _last: { pe: '6' },
        '&[data-end]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      },
      mdDown: {
        display: 'block',
        color: 'muted',
        fontSize: 'control',
        '&[data-phone=none], &:empty': { display: 'none' },
        '&[data-phone=name]': { order: '-1', flexBasis: '100%', color: 'text', fontSize: '1.0625rem' },
        '&[data-phone=actions]': { flexBasis: '100%', marginTop: '1.5' },
      },
    },
    actions: { display: 'flex', gap: '1', justifyContent: { md: 'flex-end' } },
    label: { marginEnd: '5px', md: { display: 'none' } },
  },
  variants: {
    phoneActions: {
      even: {
        actions: { mdDown: { gap: '2', '& > *': { flex: '1', borderColor: 'border-strong' } } },
      },
      text: { actions: { mdDown: { marginInlineStart: '-10px', gap: '3' } } },
    },
  },
});

const SHAPES = ['first', 'second', 'third'];

const Table = chakra('table');
const Head = chakra('th');
const Cell = chakra('td');
const Actions = chakra('div');
const Label = chakra('span');

/** A table whose rows become blocks on a phone: name first, facts in one line, actions last. */
export const DataTable = <T,>({ caption, columns, rows, rowKey, phoneActions = 'even' }: DataTableProps<T>) => {
  const styles = useSlotRecipe({ recipe })({ phoneActions });
  return (
    <Table css={styles.table} aria-busy={rows ? undefined : true}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ header, end, headerHidden }) => (
            <Head key={header} scope="col" css={styles.head} data-end={end || undefined}>
              {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {!rows &&
          SHAPES.map((row) => (
            <tr key={row} aria-hidden>
              {columns.map(({ header, end, phone, shape = <Bone width="120px" /> }) => (
                <Cell key={header} css={styles.cell} data-phone={phone} data-end={end || undefined}>
                  {phone === 'actions' ? <Actions css={styles.actions}>{shape}</Actions> : shape}
                </Cell>
              ))}
            </tr>
          ))}
        {rows?.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, cell, end, phone, phoneLabel }) => {
              const content = cell(row);
              return (
                <Cell key={header} css={styles.cell} data-phone={phone} data-end={end || undefined}>
                  {phoneLabel && content !== false && <Label css={styles.label}>{phoneLabel}</Label>}
                  {phone === 'actions' ? <Actions css={styles.actions}>{content}</Actions> : content}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
