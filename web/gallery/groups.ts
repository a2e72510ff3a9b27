import { type Examples, listExamples, type NamedExample } from './example.ts';

const modules = import.meta.glob<Examples>('../src/**/*.examples.tsx', { import: 'examples' });

const folderOf = (file: string): string => file.replace('../src/', '').replace(/\/[^/]*$/, '');

/** The folders that have examples. */
export const groups: readonly string[] = Object.keys(modules).map(folderOf).toSorted();

/** Loads the examples of a folder. */
export const loadGroup = async (group: string): Promise<NamedExample[]> => {
  const load = Object.entries(modules).find(([file]) => folderOf(file) === group)?.[1];
  return load ? listExamples(group, await load()) : [];
};
