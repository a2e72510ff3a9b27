import { titleCase } from '@plumbline/shared/domain/text/title-case';
import type { TFunction } from 'i18next';

/** A trade as profiles show it: free text in title case, a listed trade in the reader's language [SHL-37]. */
export const tradeName = (t: TFunction, trade: string): string => {
  const name = t(trade);
  return name === trade ? titleCase(trade) : name;
};
