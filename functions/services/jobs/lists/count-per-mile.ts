/** Returns the number of jobs by whole miles: the item at index n counts the jobs that are n miles away. */
export const countPerMile = (found: readonly { miles: number }[]): number[] => {
  const miles = found.map((job) => Math.round(job.miles));
  const counts = Array.from({ length: miles.length ? Math.max(...miles) + 1 : 0 }, () => 0);
  for (const mile of miles) counts[mile] = (counts[mile] ?? 0) + 1;
  return counts;
};
