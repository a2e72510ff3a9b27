import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useController, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdBack, prerenderedPage, takeOver, watchPage } from '../../lib/page/prerendered.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

const SignIn = ({ app }: { app: HTMLElement }) => {
  const form = useForm({ defaultValues: { email: '' } });
  const { field } = useController({ control: form.control, name: 'email' });
  useTypedAhead(form);
  useLayoutEffect(() => takeOver(app, flushSync), [app]);
  return <input aria-label="Email" {...field} />;
};

const email = () => document.querySelector('input')!;
const shown = () => ({ isApp: !prerenderedPage(), value: email().value, hasFocus: document.activeElement === email() });

beforeEach(() => {
  document.body.innerHTML = '<div id="prerendered"><input name="email"></div><div id="root"></div>';
  watchPage(prerenderedPage()!);
  email().value = 'bo@example.com';
});

afterEach(() => {
  document.body.innerHTML = '';
});

const draw = () => {
  const app = document.getElementById('root')!;
  holdBack(app);
  render(<SignIn app={app} />, { container: app });
};

describe('what was typed on the page that the build rendered', () => {
  it("is in the app's field from its first moment, when the app comes", () => {
    draw();
    expect(shown()).toEqual({ isApp: true, value: 'bo@example.com', hasFocus: false });
  });

  it("is in the app's field from its first moment, when the app waited for the end of typing", async () => {
    email().focus();
    draw();
    expect(shown()).toEqual({ isApp: false, value: 'bo@example.com', hasFocus: true });
    const seen: string[] = [];
    const swap = new MutationObserver(() => seen.push(email().value));
    swap.observe(document.body, { childList: true });
    email().blur();
    await new Promise((resolve) => setTimeout(resolve));
    swap.disconnect();
    expect(seen).toEqual(['bo@example.com']);
    expect(shown()).toEqual({ isApp: true, value: 'bo@example.com', hasFocus: false });
  });
});
