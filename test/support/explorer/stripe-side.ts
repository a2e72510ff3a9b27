import Stripe from 'stripe';
import { now } from '../../../functions/platform/clock.ts';
import { useStripe } from '../../../functions/platform/stripe.ts';
import { createStripeEmulator } from '../../../infra/local/stripe/http/server.ts';
import type { Boundary } from './io.ts';

export const WEBHOOK_SECRET = 'whsec_explorer';
const ORIGIN = 'http://stripe.invalid';

class Answer extends Stripe.HttpClientResponse {
  readonly #body: string;
  constructor(status: number, headers: Record<string, string>, body: string) {
    super(status, headers);
    this.#body = body;
  }
  override getRawResponse() {
    return {};
  }
  override toJSON(): Promise<object> {
    return Promise.resolve(JSON.parse(this.#body));
  }
}

const brokenAnswer = () =>
  new Answer(500, {}, JSON.stringify({ error: { type: 'api_error', message: 'Stripe is down.' } }));

/** Stripe's emulator without a network: the SDK calls its app in this process. */
export const createStripeSide = (boundary: Boundary) => {
  let said: string[] = [];
  const emulator = createStripeEmulator({
    statePath: ':memory:',
    now,
    webhookUrl: () => undefined,
    webhookSecret: WEBHOOK_SECRET,
    log: () => undefined,
    queue: (id) => said.push(id),
    publicUrl: () => ORIGIN,
  });

  const ask = async (method: string, path: string, headers: Record<string, string>, body: string): Promise<Answer> => {
    const sent = method === 'GET' ? {} : { body };
    const response = await emulator.app.request(`${ORIGIN}${path}`, { method, headers, ...sent });
    return new Answer(response.status, Object.fromEntries(response.headers), await response.text());
  };

  const client = (key: string, isCaller: boolean): Stripe => {
    const http = new (class extends Stripe.HttpClient {
      override getClientName() {
        return 'explorer';
      }
      override makeRequest(
        _host: string,
        _port: string | number,
        path: string,
        method: string,
        headers: object,
        body: string,
      ) {
        const send = () => ask(method, path, headers as Record<string, string>, body);
        return isCaller ? boundary.call(`stripe ${method} ${path}`, brokenAnswer, send) : send();
      }
    })();
    return new Stripe(key, { httpClient: http, maxNetworkRetries: 0, telemetry: false });
  };

  useStripe(client('sk_test_explorer', true));
  return {
    /** Stripe as the dashboard and the browser see it: outside the code under test, never failing. */
    sdk: client('sk_test_dashboard', false),
    /** The events since the last call, oldest first. */
    takeEvents: (): Stripe.Event[] => said.splice(0).flatMap((id) => emulator.event(id) ?? []),
    reset: (): void => {
      emulator.reset();
      said = [];
    },
  };
};
export type StripeSide = ReturnType<typeof createStripeSide>;
