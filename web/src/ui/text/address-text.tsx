import { Fragment } from 'react';

/** An email or web address that breaks after its '@' and before its dots where it is too long, not inside a word. */
export const AddressText = ({ children }: { children: string }) =>
  children.split(/(?<=@)|(?=\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
