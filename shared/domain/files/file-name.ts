import { MAX_FILE_NAME } from '../../options/files.ts';
import { visibleLine } from '../text/visible-text.ts';

const MAX_ENDING = 10;

/**
 * Returns a file's name without invisible characters, shortened before its extension; 'Untitled' when nothing is left.
 */
export const shortenFileName = (typed: string): string => {
  const name = visibleLine(typed.toWellFormed());
  if (name.length <= MAX_FILE_NAME) return name || 'Untitled';
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= MAX_ENDING ? name.slice(dot) : '';
  return `${name.slice(0, MAX_FILE_NAME - ending.length).trimEnd()}${ending}`.toWellFormed();
};
