import type { KeyboardEvent, ReactNode, Ref } from 'react';

/** Where somebody already is in a field whose list comes later: in it, or waiting for the list. */
export type Begun = 'focused' | 'opened';

/** What the field of tags and what stands in its place until then have in common. */
export type TagInputProps = {
  /** What is chosen, a tag each. */
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
