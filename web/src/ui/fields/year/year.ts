const SPAN = 70;

/** What a year field keeps of what is typed or pasted: at most four digits [SHL-27]. */
export const yearDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

/** The years to pick from, this one first, as YYYY [SHL-27]. */
export const yearChoices = (today = new Date()): string[] =>
  Array.from({ length: SPAN }, (_, back) => String(today.getFullYear() - back));
