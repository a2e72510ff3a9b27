/** A line that a function wrote, parsed: a log entry, or metrics in CloudWatch's embedded metric format. */
export type WrittenLine = Record<string, unknown>;

type EmbeddedMetrics = { CloudWatchMetrics: { Namespace: string; Metrics: { Name: string }[] }[] };
export type MetricValue = { namespace: string; name: string; value: number };

/** The number of remembered lines, enough for a long test file. */
const MOST_LINES = 20_000;

const parse = (text: string): WrittenLine | undefined => {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as WrittenLine;
  } catch {
    return undefined;
  }
};

const metricsIn = (line: WrittenLine): MetricValue[] =>
  ((line._aws as EmbeddedMetrics | undefined)?.CloudWatchMetrics ?? []).flatMap(({ Namespace, Metrics }) =>
    Metrics.map(({ Name: name }) => ({ namespace: Namespace, name, value: Number(line[name]) })),
  );

/** Returns whether to show a line in the terminal. All lines are at /__local/logs. */
const isUrgent = ({ level }: WrittenLine): boolean => level === 'WARN' || level === 'ERROR' || level === 'CRITICAL';

/**
 * Collects the lines that functions write to the output of this process, as CloudWatch's log groups do. Only warnings
 * and errors reach the terminal.
 */
export const collectLines = () => {
  const lines: WrittenLine[] = [];
  const serviceMetrics: MetricValue[] = [];
  const outputs = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write;
    stream.write = ((...args: Parameters<typeof write>) => {
      const line = parse(String(args[0]));
      if (line) lines.push(line);
      if (lines.length > MOST_LINES) lines.shift();
      return !line || isUrgent(line) ? write.apply(stream, args) : true;
    }) as typeof write;
    return { stream, write };
  });
  return {
    list: (): readonly WrittenLine[] => lines,
    /** Records a metric that an AWS service itself would write to CloudWatch. */
    noteMetric: (namespace: string, name: string): void => {
      serviceMetrics.push({ namespace, name, value: 1 });
    },
    /** Returns the values of metrics, from services and from the lines of functions. */
    metrics: (): MetricValue[] => [...serviceMetrics, ...lines.flatMap(metricsIn)],
    clear: (): void => {
      lines.length = 0;
      serviceMetrics.length = 0;
    },
    stop: (): void => {
      for (const { stream, write } of outputs) stream.write = write;
    },
  };
};

export type WrittenLines = ReturnType<typeof collectLines>;
export type NoteMetric = WrittenLines['noteMetric'];
