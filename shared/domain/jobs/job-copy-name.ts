/**
 * Returns the name of a copied job. It replaces a trailing ' (n)' by ' (count+1)', where count is the number of listed
 * jobs whose names start with the rest [EMP-27].
 */
export const jobCopyName = (name: string, listedNames: readonly string[]): string => {
  const base = name.replace(/ \(\d+\)$/, '');
  const count = listedNames.filter((listed) => listed.startsWith(base)).length;
  return `${base} (${count + 1})`;
};
