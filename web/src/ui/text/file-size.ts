const KB = 1024;
const MB = KB * KB;

/** Formats a number of bytes as '0.4 MB' or '12 KB'. */
export const fileSize = (bytes: number): string =>
  bytes < MB / 10 ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${Math.round((bytes / MB) * 10) / 10} MB`;
