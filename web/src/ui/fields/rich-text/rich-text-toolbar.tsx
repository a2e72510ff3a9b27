import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const Tool = chakra(
  'button',
  defineRecipe({
    base: {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 's',
      color: 'text',
      _hover: { bg: 'sunken' },
      '&[aria-pressed=true]': { bg: 'accent-soft', color: 'accent' },
    },
  }),
);

const Choice = chakra('select', {
  base: {
    height: '44px',
    px: '2',
    borderRadius: 's',
    bg: 'surface',
    color: 'text',
    fontSize: 'small',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
  },
});

const HEADINGS = [1, 2, 3, 4, 5, 6] as const;
const FONTS = ['Inter', 'Georgia', 'Courier New'] as const;
/** Colors with a contrast of at least 4.5 on white. */
const COLORS = {
  [msg('Blue')]: '#0E5383',
  [msg('Green')]: '#17643F',
  [msg('Orange')]: '#93420A',
  [msg('Red')]: '#AE231C',
  [msg('Gray')]: '#4F5C5B',
};

/**
 * Headers 1-6, font, bold, italic, underline, strike, colors, lists, clear. The everyday ones are shown, the rest is
 * behind 'More'. The bar is one Tab stop.
 */
export const RichTextToolbar = ({ editor, disabled }: { editor: Editor; disabled: boolean }) => {
  const { t } = useTranslation();
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: HEADINGS.find((level) => now.isActive('heading', { level })) ?? 0,
      font: String(now.getAttributes('textStyle').fontFamily ?? ''),
      color: String(now.getAttributes('textStyle').color ?? ''),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
    }),
  });
  // Tiptap's own focus command waits for a frame, in which typed letters would get lost.
  const run = () => {
    editor.view.focus();
    return editor.chain();
  };
  const { bar, onKeyDown, onFocus } = useRovingFocus();
  const [isOpen, setOpen] = useState(false);
  const tools = [
    [t('Bold'), Bold, at.bold, () => run().toggleBold().run()],
    [t('Bullet list'), List, at.bulletList, () => run().toggleBulletList().run()],
    [t('Numbered list'), ListOrdered, at.orderedList, () => run().toggleOrderedList().run()],
  ] as const;
  const rare = [
    [t('Italic'), Italic, at.italic, () => run().toggleItalic().run()],
    [t('Underline'), Underline, at.underline, () => run().toggleUnderline().run()],
    [t('Strike'), Strikethrough, at.strike, () => run().toggleStrike().run()],
    [t('Clear formatting'), RemoveFormatting, undefined, () => run().unsetAllMarks().clearNodes().run()],
  ] as const;

  const setHeading = (value: string) => {
    const level = HEADINGS.find((one) => one === Number(value));
    if (level) run().setHeading({ level }).run();
    else run().setParagraph().run();
  };

  const buttons = (list: readonly (readonly [string, LucideIcon, boolean | undefined, () => void])[]) =>
    list.map(([label, Icon, pressed, onClick]) => (
      <Tool
        key={label}
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={pressed}
        disabled={disabled}
        // Keeps the focus in the text, so that typing continues there after a button was pressed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon size={16} aria-hidden />
      </Tool>
    ));

  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={t('Formatting')}
      display="flex"
      flexWrap="wrap"
      gap="1"
      p="1"
      borderBottomWidth="1px"
      borderColor="border"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {buttons(tools)}
      <Tool
        type="button"
        width="auto"
        px="3"
        fontSize="small"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('Less') : t('More')}
      </Tool>
      {isOpen && (
        <>
          <Choice
            aria-label={t('Heading')}
            value={at.heading}
            disabled={disabled}
            onChange={(event) => setHeading(event.target.value)}
          >
            <option value={0}>{t('Text')}</option>
            {HEADINGS.map((level) => (
              <option key={level} value={level}>
                {t('Heading {{level}}', { level })}
              </option>
            ))}
          </Choice>
          <Choice
            aria-label={t('Font')}
            value={at.font}
            disabled={disabled}
            onChange={({ target }) =>
              target.value ? run().setFontFamily(target.value).run() : run().unsetFontFamily().run()
            }
          >
            <option value="">{t('Standard font')}</option>
            {FONTS.map((font) => (
              <option key={font} value={font}>
                {font}
              </option>
            ))}
          </Choice>
          <Choice
            aria-label={t('Color')}
            value={at.color}
            disabled={disabled}
            onChange={({ target }) => (target.value ? run().setColor(target.value).run() : run().unsetColor().run())}
          >
            <option value="">{t('Standard color')}</option>
            {Object.entries(COLORS).map(([name, value]) => (
              <option key={value} value={value}>
                {t(name)}
              </option>
            ))}
          </Choice>
          {buttons(rare)}
        </>
      )}
    </Box>
  );
};
