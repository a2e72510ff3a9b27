import * as z from 'zod';
import names from '../data/names.json' with { type: 'json' };

const list = z.array(z.string().min(1)).min(1);

export const { firstNames, lastNames, streets } = z
  .strictObject({ firstNames: list, lastNames: list, streets: list })
  .parse(names);

/** Returns a name as the start of a host name: 'Lakeland Framing & Exteriors' becomes 'lakelandframingexteriors'. */
export const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
