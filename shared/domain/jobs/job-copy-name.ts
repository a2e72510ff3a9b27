/**
 * The name of a copied job: a trailing ' (n)' goes, ' (count+1)' comes, where count is how many
 * of the listed jobs have names that start with the rest [EMP-27].
 */
export const jobCopyName = (name: string, listedNames: readonly string[]): string => {
  const base = name.replace(/ \(\d+\)$/, '');
  const count = listedNames.filter((listed) => listed.startsWith(base)).length;
  return `${base} (${count + 1})`;
};
