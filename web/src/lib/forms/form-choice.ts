import * as z from 'zod';

/** A select's value. The empty option means no choice and isn't sent. */
export const choice = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform((): undefined => undefined), schema.optional()]);

/** A select's value that can be cleared: the empty option is sent as null. */
export const clearableChoice = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform((): null => null), schema]);
