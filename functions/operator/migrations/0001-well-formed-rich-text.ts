import { withAllowed } from '../../services/rich-text/rich-text.ts';
import type { ItemMigration } from './migration.ts';

const richTexts = ['description', 'whyWorkHere'] as const;

/** Until 0.3.0 a link without an address was stored with a wrong closing tag, so that the text wasn't well-formed. */
export const wellFormedRichText: ItemMigration = {
  number: '0001',
  description: 'Stores the rich text of jobs and profiles as a browser parses it',
  entities: ['JobText', 'ProfileText'],
  check: (item) =>
    richTexts.every((name) => {
      const stored = item[name];
      return stored === undefined || (typeof stored === 'string' && withAllowed(stored) === stored);
    }),
  up: (item) =>
    Object.fromEntries(
      richTexts.flatMap((name) => {
        const stored = item[name];
        if (typeof stored !== 'string') return [];
        const repaired = withAllowed(stored);
        return repaired === stored ? [] : [[name, repaired]];
      }),
    ),
};
