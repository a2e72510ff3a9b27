import type { Words } from '../words/translate.ts';

/** A place or a trade with its number of jobs. */
export type Count = { name: string; count: number };

/** Counts equal names: the most frequent first, then by name. */
export const countNames = (names: readonly string[]): Count[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
};

type CountLink = Count & { href: string };
type CountListProps = { counts: readonly CountLink[]; words: Words; columns?: boolean };

/** Links with their numbers of jobs, in columns that read downward where there is space. */
export const CountList = ({ counts, words: { language }, columns = false }: CountListProps) => (
  <ul class={columns ? 'cnt num columns' : 'cnt num'}>
    {counts.map(({ name, count, href }) => (
      <li key={name}>
        <a href={href}>
          {name} <b class="figure">{count.toLocaleString(language)}</b>
        </a>
      </li>
    ))}
  </ul>
);

const TICKS = Array.from({ length: 21 }, (_, index) => `M${index * 5} 0v${index % 5 === 0 ? 10 : 5}`).join('');

/** Links with bars in proportion to their numbers. */
const CountBars = ({ counts, words: { language } }: CountListProps) => {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ul class="cnt num bars">
      {counts.map(({ name, count, href }) => (
        <li key={name}>
          <a href={href}>
            {name} <b class="figure">{count.toLocaleString(language)}</b>
          </a>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <path d={TICKS} />
            <rect y="7" width={((count / most) * 100).toFixed(1)} height="3" />
          </svg>
        </li>
      ))}
    </ul>
  );
};

type FoldedProps = CountListProps & { shown: number; more: string; kind: 'list' | 'bars' };

/** The first counts, and the rest behind a line that opens them. */
export const FoldedCounts = ({ counts, shown, more, kind, ...rest }: FoldedProps) => {
  const List = kind === 'bars' ? CountBars : CountList;
  const others = counts.slice(shown);
  return (
    <>
      <List counts={counts.slice(0, shown)} {...rest} />
      {others.length > 0 && (
        <details class="more-counts">
          <summary>{more}</summary>
          <List counts={others} {...rest} />
        </details>
      )}
    </>
  );
};
