import { expect, it } from 'vitest';
import { withAllowed } from '../../../functions/services/rich-text/rich-text.ts';
import { googleTexts } from '../../../web/src/ui/fields/rich-text/paste/fixtures/google-docs.ts';
import { otherTexts } from '../../../web/src/ui/fields/rich-text/paste/fixtures/other-programs.ts';
import { wordTexts } from '../../../web/src/ui/fields/rich-text/paste/fixtures/word.ts';

it.each([...wordTexts, ...googleTexts, ...otherTexts])(
  'the server stores $name as the editor made it of the pasted text',
  ({ expected }) => {
    expect(withAllowed(expected)).toBe(expected);
  },
);
