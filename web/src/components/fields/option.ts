/** A value and how it reads; a bare string is both. */
export type Option = string | { readonly value: string; readonly label: string };

export const optionValue = (option: Option): string => (typeof option === 'string' ? option : option.value);
export const optionLabel = (option: Option): string => (typeof option === 'string' ? option : option.label);
