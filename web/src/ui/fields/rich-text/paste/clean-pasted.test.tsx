import { ChakraProvider } from '@chakra-ui/react';
import { RICH_TEXT_TAGS } from '@plumbline/shared/options/rich-text';
import { render, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { system } from '../../../../app/theme/system.ts';
import { RichTextEditor } from '../rich-text-editor.tsx';
import { cleanPasted } from './clean-pasted.ts';
import { googleTexts } from './fixtures/google-docs.ts';
import { otherTexts } from './fixtures/other-programs.ts';
import { wordTexts } from './fixtures/word.ts';

const texts = [...wordTexts, ...googleTexts, ...otherTexts];

const openEditor = async () => {
  let html = '';
  const keep = (changed: string) => {
    html = changed;
  };
  const { container } = render(
    <ChakraProvider value={system}>
      <RichTextEditor
        labelId="text"
        descriptionId="help"
        autofocus={false}
        value=""
        onChange={keep}
        onBlur={() => {}}
        inputRef={() => {}}
        invalid={false}
        disabled={false}
      />
    </ChakraProvider>,
  );
  const editable = await waitFor(() => {
    const found = container.querySelector<HTMLElement & { editor?: Editor }>('.ProseMirror');
    if (!found?.editor) throw new Error('The editor is not there yet');
    return found.editor;
  });
  return { editor: editable, text: () => html };
};

it('the list of pasted texts has texts of every program that job ads are written in', () => {
  expect(texts.length).toBeGreaterThanOrEqual(20);
});

describe('a text pasted into a rich-text field', () => {
  it.each(texts)('keeps lists and formats, and nothing else, of $name', async ({ pasted, expected }) => {
    const { editor, text } = await openEditor();
    editor.view.pasteHTML(pasted, new Event('paste') as ClipboardEvent);
    expect(text()).toBe(expected);
  });

  it.each(texts)('has only elements that the server stores, without attributes: $name', ({ pasted }) => {
    const body = new DOMParser().parseFromString(cleanPasted(pasted), 'text/html').body;
    const elements = [...body.querySelectorAll('*')];
    expect(
      elements.map(({ localName }) => localName).filter((name) => !RICH_TEXT_TAGS.includes(name as never)),
    ).toEqual([]);
    expect(elements.flatMap(({ attributes }) => [...attributes])).toEqual([]);
  });

  it('keeps fonts and colors that were chosen in the toolbar of another field', async () => {
    const { editor, text } = await openEditor();
    const own = '<p data-pm-slice="1 1 []"><span style="color: rgb(174, 35, 28); font-family: Georgia;">Red</span></p>';
    editor.view.pasteHTML(own, new Event('paste') as ClipboardEvent);
    expect(text()).toBe('<p><span style="color: rgb(174, 35, 28); font-family: Georgia;">Red</span></p>');
  });
});
