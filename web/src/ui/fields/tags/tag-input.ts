import type { KeyboardEvent, ReactNode, Ref } from 'react';

/** Where the user is in a field whose list loads later: in it, or waiting for the list. */
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
