import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../src/lib/i18n.ts';
import { endSession } from '../src/lib/session/session.ts';
import { ExampleFrame } from './example-frame.tsx';
import { groups, loadGroup } from './groups.ts';
import { prepareExample } from './prepare-example.ts';

const source = join(import.meta.dirname, '../src');

/** Parts that show only within another component, which has the examples. */
const PARTS = {
  ComboboxPlaceholder: 'MultiSelectField',
  TagCombobox: 'MultiSelectField',
  Tags: 'MultiSelectField',
  RichTextEditor: 'RichTextField',
  RichTextToolbar: 'RichTextField',
  ToastStack: 'Toasts',
} as const;

const EXPORT = /^export const ([A-Z][a-z]\w*)/gm;

/** The components of the design system by their folder, such as `ui/text`. */
const components = globSync('ui/**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(test|examples)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(`${source}/${file}`, 'utf8').matchAll(EXPORT)].map(([, name = '']) => ({
      group: file.split('/').slice(0, 2).join('/'),
      name,
    })),
  );

const examples = (await Promise.all(groups.map(loadGroup))).flat();

describe('the examples of the gallery', () => {
  it('cover every component of the design system', () => {
    const shown = new Set(examples.map(({ group, component }) => `${group} ${component}`));
    expect(components.length).toBeGreaterThan(90);
    const missing = components.filter(
      ({ group, name }) => !shown.has(`${group} ${PARTS[name as keyof typeof PARTS] ?? name}`),
    );
    expect(missing).toEqual([]);
  });

  it('have an address each', () => {
    const ids = examples.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[\w/-]+$/.test(id))).toEqual([]);
  });
});

/** Code that loads on first use, such as a dialog, takes a while on a busy machine. */
const PATIENT = { timeout: 15_000 };

const NAMED = [
  ...(['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch', 'slider'] as const),
  ...(['img', 'dialog', 'alertdialog', 'menu', 'menuitem', 'progressbar', 'meter', 'navigation', 'heading'] as const),
];

/** The elements of the page that need an accessible name and have none. */
const nameless = (): string[] =>
  NAMED.flatMap((role) => screen.queryAllByRole(role, { name: '' })).map(({ outerHTML }) => outerHTML.slice(0, 200));

describe.each(['en', 'es'] as const)('the examples in the language %s', (language) => {
  afterEach(async () => {
    endSession();
    await setLanguage('en');
  });

  it.each(examples)('$id renders without an error, and its controls have names', async (example) => {
    const problems: unknown[][] = [];
    vi.spyOn(console, 'error').mockImplementation((...args) => problems.push(args));
    await setLanguage(language);
    vi.stubGlobal('fetch', fetch);
    prepareExample(example);
    const shown = vi.fn();
    render(<ExampleFrame example={example} onShown={shown} />);
    await vi.waitFor(() => expect(shown.mock.calls.length, String(problems)).toBe(1), PATIENT);
    await vi.waitFor(() => expect(document.body.querySelectorAll('*').length).toBeGreaterThan(1), PATIENT);
    expect(problems).toEqual([]);
    expect(nameless()).toEqual([]);
  });
});
