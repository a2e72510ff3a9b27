import { Hono, type Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { publicView } from '../http/publishable.ts';
import { finishAuthentication } from '../intents/payment-confirmation.ts';
import { finishSetupAuthentication } from '../intents/setup-confirmation.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;
const NOT_WAITING = 'This payment is not waiting for authentication.';

/** Serves the bank's page of 3-D Secure, and receives the cardholder's decision. */
export function threeDSecurePages(newContext: (c: HonoContext) => Context): Hono {
  const pages = new Hono();

  pages.get('/:id', (c) => {
    const intent = findIntent(newContext(c), c.req.param('id'));
    if (intent?.status !== 'requires_action') return c.html(page(NOT_WAITING, html``), 404);
    return c.html(page('Your bank asks you to confirm this payment.', buttons(intent.id)));
  });

  pages.post('/:id/:answer{complete|fail}', (c) => {
    const context = newContext(c);
    const intent = findIntent(context, c.req.param('id'));
    if (intent?.status !== 'requires_action') return c.json({ error: { message: NOT_WAITING } }, 400);
    const returnUrl = intent.next_action?.redirect_to_url?.return_url;
    const passed = c.req.param('answer') === 'complete';
    context.store.transaction(
      () => finish(context, intent, passed),
      () => true,
    );
    if (returnUrl && c.req.header('accept')?.includes('text/html'))
      return c.redirect(resultUrl(returnUrl, intent), 303);
    return c.json(publicView(intent));
  });

  return pages;
}

function findIntent(context: Context, id: string): Intent | undefined {
  return context.store.get('payment_intent', id) ?? context.store.get('setup_intent', id);
}

function finish(context: Context, intent: Intent, passed: boolean): void {
  if (intent.object === 'payment_intent') finishAuthentication(context, intent, passed);
  else finishSetupAuthentication(context, intent, passed);
}

/** Returns the return address with the query that Stripe adds. */
function resultUrl(returnUrl: string, intent: Intent): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, String(intent.client_secret));
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

function buttons(id: string) {
  return html`
    <form method="post" action="${id}/complete"><button>Complete authentication</button></form>
    <form method="post" action="${id}/fail"><button>Fail authentication</button></form>
  `;
}

function page(text: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>3-D Secure test page</title>
      </head>
      <body>
        <main>
          <h1>3-D Secure test page</h1>
          <p>${text}</p>
          ${content}
        </main>
      </body>
    </html>`;
}
