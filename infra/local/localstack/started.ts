/** A LocalStack process that this process has started. */
export type Started = {
  how: string;
  /** The path of its log file. */
  log: string;
  hasExited: () => boolean;
  stop: () => Promise<void>;
};
