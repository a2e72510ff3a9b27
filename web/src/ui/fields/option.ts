/** A value and its label; a bare string is both. */
export type Option =
  | string
  | {
      readonly value: string;
      readonly label: string;
      /** The heading above the option in a long list. */
      readonly group?: string;
    };

export const optionValue = (option: Option): string => (typeof option === 'string' ? option : option.value);
export const optionGroup = (option: Option): string => (typeof option === 'string' ? '' : (option.group ?? ''));
export const optionLabel = (option: Option): string => (typeof option === 'string' ? option : option.label);
