import { callApi, describeSecret } from './api.ts';
import { PaymentElement } from './payment-element.ts';
import type { ElementsOptions, PaymentElementOptions, Result, StripeJsError } from './types.ts';

/** A group of elements for one payment, with at most one Payment Element. */
export class Elements {
  readonly #key: string;
  #options: ElementsOptions;
  #payment: PaymentElement | null = null;

  constructor(key: string, options: ElementsOptions = {}) {
    this.#key = key;
    this.#options = options;
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret;
  }

  create(type: string, options: PaymentElementOptions = {}): PaymentElement {
    if (type !== 'payment') throw new Error(`The local Stripe.js has the element 'payment' only, not '${type}'.`);
    if (this.#payment)
      throw new Error("Can only create one Element of type 'payment' through the same elements() instance.");
    const element = new PaymentElement(options, {
      variables: this.#options.appearance?.variables ?? {},
      check: () => this.#check(),
      destroyed: () => {
        if (this.#payment === element) this.#payment = null;
      },
    });
    this.#payment = element;
    return element;
  }

  getElement(type: unknown): PaymentElement | null {
    // react-stripe-js passes its component instead of a name. The component has the type.
    const name = typeof type === 'string' ? type : (type as { __elementType?: string } | null)?.__elementType;
    return name === 'payment' ? this.#payment : null;
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options };
    if (options.appearance) this.#payment?.paint(options.appearance.variables ?? {});
  }

  async fetchUpdates(): Promise<Result<object>> {
    const error = await this.#check();
    return error ? { error } : {};
  }

  async submit(): Promise<Result<{ selectedPaymentMethod: string }>> {
    const error = this.#payment?.validate();
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  async #check(): Promise<StripeJsError | undefined> {
    const secret = this.#options.clientSecret;
    if (!secret) return undefined;
    const { id, resource } = describeSecret(secret);
    const result = await callApi(this.#key, 'GET', `${resource}/${id}`, { client_secret: secret });
    return 'error' in result ? result.error : undefined;
  }
}
