/** A LocalStack that this process has started. */
export type Started = {
  how: string;
  /** Where it writes what it does. */
  log: string;
  hasExited: () => boolean;
  stop: () => Promise<void>;
};
