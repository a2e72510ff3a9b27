import { virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';

/** More phrases than any page of these tests has. */
const MOST_PHRASES = 400;
const END = 'end of document';

/**
 * Starts a screen reader that reads the page of a test. It announces what changes in a live region;
 * an alert that is added as a whole, which browsers announce too, is only read.
 */
export const startScreenReader = async () => {
  await virtual.start({ container: document.body });

  /** Moves on until a phrase is spoken. Throws when the page ends before that. */
  const moveTo = async (phrase: string | RegExp): Promise<string> => {
    const isWanted = (spoken: string) => (typeof phrase === 'string' ? spoken === phrase : phrase.test(spoken));
    for (let count = 0; count < MOST_PHRASES; count += 1) {
      await virtual.next();
      const spoken = await virtual.lastSpokenPhrase();
      if (isWanted(spoken)) return spoken;
    }
    throw new Error(
      `The screen reader never says ${phrase}. It says: ${(await virtual.spokenPhraseLog()).join(' | ')}`,
    );
  };

  return {
    moveTo,
    /** Reads on to a phrase and returns every phrase. */
    readTo: async (phrase: string): Promise<string[]> => {
      await virtual.clearSpokenPhraseLog();
      await moveTo(phrase);
      return virtual.spokenPhraseLog();
    },
    /** Reads the whole page, wherever its last change left the reader, and returns every phrase. */
    readPage: async (): Promise<string[]> => {
      await moveTo(END);
      await virtual.clearSpokenPhraseLog();
      await moveTo(END);
      return virtual.spokenPhraseLog();
    },
    /** Presses what is being read. */
    press: () => act(() => virtual.press('Enter')),
    type: (text: string) => act(() => virtual.type(text)),
    /** The phrases spoken since the start or the last reading, in this order. */
    spoken: () => virtual.spokenPhraseLog(),
  };
};

/** Stops the screen reader; before the page is removed, because it can't name what is no longer in the page. */
export const stopScreenReader = () => virtual.stop();
