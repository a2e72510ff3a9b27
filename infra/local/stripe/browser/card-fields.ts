/// <reference lib="dom" />
import { type CardValues, type FieldName, type FieldProblem, formatField } from './card-input.ts';
import { styleElement } from './element-styles.ts';

const FIELDS: Record<FieldName, { label: string; placeholder: string; autocomplete: string; width: string }> = {
  number: { label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', width: '1 1 100%' },
  expiry: { label: 'Expiration date', placeholder: 'MM / YY', autocomplete: 'cc-exp', width: '1 1 8rem' },
  cvc: { label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc', width: '1 1 8rem' },
  postal: { label: 'ZIP code', placeholder: '12345', autocomplete: 'postal-code', width: '1 1 100%' },
};

interface FieldEvents {
  onInput: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** The labeled inputs of the card form, each with a line for its error. */
export class CardFields {
  readonly root = document.createElement('div');
  readonly #inputs = new Map<FieldName, HTMLInputElement>();
  readonly #messages = new Map<FieldName, HTMLElement>();
  readonly #parts: [element: HTMLElement, part: string][] = [[this.root, 'fields']];

  constructor(variables: Record<string, string>, withPostal: boolean, events: FieldEvents) {
    for (const name of Object.keys(FIELDS) as FieldName[]) {
      if (name !== 'postal' || withPostal) this.root.append(this.#makeField(name, events));
    }
    this.paint(variables);
  }

  /** Styles every part with the variables of the page's appearance. */
  paint(variables: Record<string, string>): void {
    for (const [element, part] of this.#parts) styleElement(element, part, variables);
  }

  values(): CardValues {
    const read = (name: FieldName) => this.#inputs.get(name)?.value ?? '';
    return { number: read('number'), expiry: read('expiry'), cvc: read('cvc'), postal: read('postal') };
  }

  fill(values: Partial<CardValues>): void {
    for (const [name, value] of Object.entries(values)) {
      const input = this.#inputs.get(name as FieldName);
      if (input) input.value = value;
    }
  }

  disable(disabled: boolean): void {
    for (const input of this.#inputs.values()) input.disabled = disabled;
  }

  focus(): void {
    this.#inputs.get('number')?.focus();
  }

  blur(): void {
    for (const input of this.#inputs.values()) input.blur();
  }

  /** Shows each error at its field, clears the others, and focuses the first field with an error. */
  show(problems: FieldProblem[]): void {
    for (const [name, input] of this.#inputs) {
      const problem = problems.find(({ field }) => field === name);
      const message = this.#messages.get(name);
      if (message) message.textContent = problem?.error.message ?? '';
      if (problem) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
    const first = problems[0];
    if (first) this.#inputs.get(first.field)?.focus();
  }

  #makeField(name: FieldName, events: FieldEvents): HTMLElement {
    const { label: text, placeholder, autocomplete, width } = FIELDS[name];
    const [field, label] = [document.createElement('div'), document.createElement('label')];
    const [input, message] = [document.createElement('input'), document.createElement('p')];
    this.#parts.push([field, 'field'], [label, 'label'], [input, 'input'], [message, 'message']);
    field.style.setProperty('flex', width);
    label.htmlFor = name;
    label.textContent = text;
    Object.assign(input, { id: name, name, placeholder, autocomplete, type: 'text', spellcheck: false });
    if (name !== 'postal') input.inputMode = 'numeric';
    message.id = `${name}-error`;
    message.setAttribute('role', 'alert');
    input.setAttribute('aria-describedby', message.id);
    input.addEventListener('input', () => this.#typed(name, events));
    input.addEventListener('focus', events.onFocus);
    input.addEventListener('blur', events.onBlur);
    this.#inputs.set(name, input);
    this.#messages.set(name, message);
    field.append(label, input, message);
    return field;
  }

  #typed(name: FieldName, events: FieldEvents): void {
    const input = this.#inputs.get(name);
    if (!input) return;
    // Reformats only at the end of the text, because it would otherwise move the caret or undo a deletion.
    const atEnd = input.selectionStart === input.value.length;
    if (atEnd && !(name === 'expiry' && /^\d{2} \/?$/.test(input.value))) input.value = formatField(name, input.value);
    input.removeAttribute('aria-invalid');
    const message = this.#messages.get(name);
    if (message) message.textContent = '';
    events.onInput();
  }
}
