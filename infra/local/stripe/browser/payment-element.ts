/// <reference lib="dom" />
import { CardFields } from './card-fields.ts';
import { findProblems, toMethodParams } from './card-input.ts';
import { Listeners } from './listeners.ts';
import type { FormParams, PaymentElementOptions, StripeJsError } from './types.ts';

interface Surroundings {
  variables: Record<string, string>;
  /** Resolves to the error that prevents the element from loading; undefined without one. */
  check: () => Promise<StripeJsError | undefined>;
  destroyed: () => void;
}

/** The Payment Element, with inputs in the page where Stripe has a frame. */
export class PaymentElement extends Listeners {
  readonly #surroundings: Surroundings;
  readonly #fields: CardFields;
  readonly #withPostal: boolean;

  constructor(options: PaymentElementOptions, surroundings: Surroundings) {
    super();
    this.#surroundings = surroundings;
    this.#withPostal = asksForPostalCode(options);
    this.#fields = new CardFields(surroundings.variables, this.#withPostal, {
      onInput: () => this.emit('change', this.#state()),
      onFocus: () => this.emit('focus', { elementType: 'payment' }),
      onBlur: () => this.emit('blur', { elementType: 'payment' }),
    });
    this.update(options);
  }

  mount(target: string | HTMLElement): void {
    const parent = typeof target === 'string' ? document.querySelector(target) : target;
    if (!parent) throw new Error(`Invalid DOM element: ${target}`);
    parent.append(this.#fields.root);
    void this.#load();
  }

  unmount(): void {
    this.#fields.root.remove();
  }

  destroy(): void {
    this.unmount();
    this.#surroundings.destroyed();
  }

  update(options: PaymentElementOptions): void {
    const postal = options.defaultValues?.billingDetails?.address?.postal_code;
    if (postal) this.#fields.fill({ postal });
    if ('readOnly' in options) this.#fields.disable(options.readOnly === true);
  }

  paint(variables: Record<string, string>): void {
    this.#fields.paint(variables);
  }

  focus(): void {
    this.#fields.focus();
  }

  blur(): void {
    this.#fields.blur();
  }

  clear(): void {
    this.#fields.fill({ number: '', expiry: '', cvc: '', postal: '' });
    this.#fields.show([]);
  }

  // Does nothing, because there is only one payment method to show.
  collapse(): void {}

  /** Shows the errors of the fields; returns undefined when the card can be sent. */
  validate(): StripeJsError | undefined {
    const problems = findProblems(this.#fields.values(), this.#withPostal);
    this.#fields.show(problems);
    return problems[0]?.error;
  }

  methodParams(billing: FormParams | undefined): FormParams {
    return toMethodParams(this.#fields.values(), billing);
  }

  async #load(): Promise<void> {
    const error = await this.#surroundings.check();
    if (!this.#fields.root.isConnected) return;
    if (error) this.emit('loaderror', { elementType: 'payment', error });
    else this.emit('ready', { elementType: 'payment' });
  }

  #state(): object {
    const values = this.#fields.values();
    const empty = Object.values(values).every((value) => value === '');
    const complete = findProblems(values, this.#withPostal).length === 0;
    return { elementType: 'payment', collapsed: false, empty, complete, value: { type: 'card' } };
  }
}

function asksForPostalCode({ fields }: PaymentElementOptions): boolean {
  const billing = fields?.billingDetails;
  if (billing === 'never') return false;
  const address = typeof billing === 'object' ? billing.address : undefined;
  return address !== 'never' && !(typeof address === 'object' && address.postalCode === 'never');
}
