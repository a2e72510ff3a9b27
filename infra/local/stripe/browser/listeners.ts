type Handler = (event?: unknown) => void;

/** The methods on, once and off of every element. */
export class Listeners {
  readonly #handlers = new Map<string, Set<Handler>>();

  on(event: string, handler: Handler): void {
    this.#handlers.set(event, (this.#handlers.get(event) ?? new Set()).add(handler));
  }

  once(event: string, handler: Handler): void {
    const once: Handler = (payload) => {
      this.off(event, once);
      handler(payload);
    };
    this.on(event, once);
  }

  off(event: string, handler?: Handler): void {
    if (handler) this.#handlers.get(event)?.delete(handler);
    else this.#handlers.delete(event);
  }

  emit(event: string, payload: object): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(payload);
  }
}
