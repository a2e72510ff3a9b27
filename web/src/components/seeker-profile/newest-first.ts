type Dated = { readonly from: string; readonly to?: string | undefined; readonly current?: boolean | undefined };

/** After every year. */
const NOW = '9999';

const endOf = ({ from, to, current }: Dated): string => (current ? NOW : to || from);

/** Work history with what goes on first, then by the year it ended and the year it began [PRO-10]. */
export const newestFirst = <T extends Dated>(history: readonly T[]): T[] =>
  history.toSorted((a, b) => endOf(b).localeCompare(endOf(a)) || b.from.localeCompare(a.from));
