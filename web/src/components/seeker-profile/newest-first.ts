type Dated = { readonly from: string; readonly to?: string | undefined; readonly current?: boolean | undefined };

/** Sorts after every year. */
const NOW = '9999';

const endOf = ({ from, to, current }: Dated): string => (current ? NOW : to || from);

/** Sorts the work history: current positions first, then by the last year, then by the first year [PRO-10]. */
export const newestFirst = <T extends Dated>(history: readonly T[]): T[] =>
  history.toSorted((a, b) => endOf(b).localeCompare(endOf(a)) || b.from.localeCompare(a.from));
