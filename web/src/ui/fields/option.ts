/** A value and how it reads; a bare string is both. */
export type Option =
  | string
  | {
      readonly value: string;
      readonly label: string;
      /** The heading it stands under in a long list. */
      readonly group?: string;
      /** Other words it is found by, in small letters. */
      readonly alsoFoundBy?: readonly string[];
    };

export const optionValue = (option: Option): string => (typeof option === 'string' ? option : option.value);
export const optionGroup = (option: Option): string => (typeof option === 'string' ? '' : (option.group ?? ''));
export const optionWords = (option: Option): readonly string[] =>
  typeof option === 'string' ? [] : (option.alsoFoundBy ?? []);
export const optionLabel = (option: Option): string => (typeof option === 'string' ? option : option.label);
