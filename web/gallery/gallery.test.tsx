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

/** Product pieces that have no picture of their own, each with where it shows. */
const WITHOUT_PICTURE: Readonly<Record<string, string>> = {
  CardForm: 'the form of Stripe, which needs its script',
  CropDialog: 'needs a picture that the browser has drawn',
  AsideText: 'a part of the bar of AuthFrame',
  AuthFrame: 'a whole page with its landmarks',
  InterviewLink: 'shows on a page of a job only',
  JobFormActions: 'the end of JobFormSteps',
  JobGone: 'leads to another page',
  JobPreview: 'the side of JobFormSteps',
  PaymentDialog: 'the frame of CardFormFailed and CheckingView',
  PostLoader: "the states of a page's request",
  PrintedBrand: 'shows on paper only',
  ProjectLoader: "the states of a page's request",
  PushAsk: 'needs a browser that takes push messages',
};

const EXPORT = /^export const ([A-Z][a-z]\w*)/gm;

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');
const sources = globSync('{app,ui,components,features}/**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(test|examples)\.tsx?$/.test(file))
  .map((file) => ({ group: folderOf(file), text: readFileSync(`${source}/${file}`, 'utf8') }));
const exportsOf = (layer: string) =>
  sources
    .filter(({ group }) => group.startsWith(`${layer}/`))
    .flatMap(({ group, text }) => [...text.matchAll(EXPORT)].map(([, name = '']) => ({ group, name })));

/** The components of the design system by their folder, such as `ui/text`. */
const components = exportsOf('ui');

/** The product pieces that other folders use. */
const pieces = exportsOf('components').filter(({ group, name }) =>
  sources.some((other) => other.group !== group && new RegExp(`<${name}\\b`).test(other.text)),
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

  it('cover every product piece that other folders use', () => {
    const shown = new Set(examples.map(({ component }) => component));
    expect(pieces.length).toBeGreaterThan(90);
    const missing = pieces.filter(({ name }) => !shown.has(name) && !Object.hasOwn(WITHOUT_PICTURE, name));
    expect(missing).toEqual([]);
    const names = new Set(pieces.map(({ name }) => name));
    expect(Object.keys(WITHOUT_PICTURE).filter((name) => !names.has(name) || shown.has(name))).toEqual([]);
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
