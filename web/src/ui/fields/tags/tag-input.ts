import type { KeyboardEvent, ReactNode, Ref } from 'react';

/** What the user did in a field whose list loads later: focused the field, or opened its list. */
export type FieldActivation = 'focused' | 'opened';

/** The props that the field of tags and its placeholder share. */
export type TagInputProps = {
  /** The chosen values, one tag each. */
  tags: ReactNode;
  text: string;
  onText: (text: string) => void;
  inputRef: Ref<HTMLInputElement>;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  placeholder: string | undefined;
  required: boolean | undefined;
  invalid: boolean;
};
