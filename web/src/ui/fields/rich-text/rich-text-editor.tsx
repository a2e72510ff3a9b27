import { Box } from '@chakra-ui/react';
import { Color, FontFamily, TextStyle } from '@tiptap/extension-text-style';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { cleanPasted } from './paste/clean-pasted.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

const extensions = [StarterKit.configure({ link: false, codeBlock: false, code: false }), TextStyle, Color, FontFamily];

/** Returns the HTML without the empty paragraph that Tiptap adds after a list for the cursor. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, ''));

type RichTextEditorProps = {
  labelId: string;
  descriptionId: string | undefined;
  /** The editor loads because the user pressed its placeholder. */
  autofocus: boolean;
  /** HTML; the empty string when there is no text. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Gets what focuses the text, for a form that leads to the field. */
  inputRef: RefCallBack;
  invalid: boolean;
  disabled: boolean;
};

/** The editor behind a rich-text field; Tiptap is loaded with it only. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { labelId, descriptionId, autofocus, value, onChange, onBlur, inputRef, invalid, disabled } = props;
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    autofocus: autofocus && 'end',
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(descriptionId && { 'aria-describedby': descriptionId }),
        'aria-invalid': String(invalid),
        class: 'prose',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    onBlur,
  });

  useEffect(() => inputRef({ focus: () => editor.commands.focus('end') }), [editor, inputRef]);

  // Sets a value that came from outside, such as a draft or a response. Typed text isn't set again.
  useEffect(() => {
    if (editor.isDestroyed) return;
    if (value !== htmlOf(editor) && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Box
      borderWidth="1px"
      borderColor={invalid ? 'danger' : 'border-strong'}
      boxShadow={invalid ? 'inset 0 0 0 1px {colors.danger}' : undefined}
      borderRadius="m"
      bg="surface"
      _focusWithin={{ outline: '3px solid {colors.focus}', outlineOffset: '2px' }}
      css={{
        '& .ProseMirror': {
          minHeight: '176px',
          maxWidth: 'none',
          px: '3',
          py: '2.5',
          outline: '0 !important',
          fontSize: 'body',
        },
      }}
    >
      <RichTextToolbar editor={editor} disabled={disabled} />
      <EditorContent editor={editor} />
    </Box>
  );
};
