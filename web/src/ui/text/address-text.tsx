import { Fragment } from 'react';

/** An e-mail or web address. When it is too long, it breaks after its '@' and before its dots, not inside a word. */
export const AddressText = ({ children }: { children: string }) =>
  children.split(/(?<=@)|(?=\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
