const SPAN = 70;

/** Reduces typed or pasted text to a year: at most four digits [SHL-27]. */
export const yearDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

/** The years to pick from, the current one first, as YYYY [SHL-27]. */
export const yearChoices = (today = new Date()): string[] =>
  Array.from({ length: SPAN }, (_, back) => String(today.getFullYear() - back));
