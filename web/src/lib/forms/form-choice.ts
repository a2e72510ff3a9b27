import * as z from 'zod';

/** A select's value: the empty line stands for nothing chosen and is left out of what is sent. */
export const choice = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform((): undefined => undefined), schema.optional()]);

/** The same where a choice that was saved can be taken back: the empty line is sent as null. */
export const clearableChoice = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform((): null => null), schema]);
