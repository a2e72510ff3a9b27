const WIDTH = 24;
const EVERY_MS = 200;

const bar = (share: number): string => {
  const filled = Math.round(Math.min(1, share) * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
};

/** Creates a progress bar in one line of the error output. It writes nothing when the output isn't a terminal. */
export const createProgressLine = (total: number, output: NodeJS.WriteStream = process.stderr) => {
  let shownAt = 0;
  const write = (text: string) => output.isTTY && output.write(`\r\x1b[K${text}`);
  return {
    show: (text: string, done: number): void => {
      if (Date.now() - shownAt < EVERY_MS) return;
      shownAt = Date.now();
      write(`${bar(total ? done / total : 0)} ${text}`);
    },
    end: (): void => {
      write('');
    },
  };
};
