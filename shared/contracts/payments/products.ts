import * as z from 'zod';
import { MAX_PRICE_CENTS, MIN_CHARGE_CENTS } from '../../domain/money/price-rule.ts';
import { productSlugs } from '../../options/products.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cents, requiredLine } from '../fields.ts';

export const slug = z.enum(productSlugs, { error: "We couldn't retrieve the product you're trying to purchase." });

const product = z.object({ slug, name: z.string(), amount: cents });

export const listProducts = defineEndpoint({
  group: 'payments',
  name: 'listProducts',
  method: 'GET',
  path: '/api/payment/products',
  auth: 'public',
  budget: 'list',
  response: z.object({ results: z.array(product) }),
  summary: 'The catalogue: name and price in cents of every product',
});

const PRICE = 'Please enter $0, or an amount from $0.50 to $10,000';
/** A price in cents: 0, or an amount that Stripe can charge. */
export const productPrice = z
  .int({ error: PRICE })
  .min(0, PRICE)
  .max(MAX_PRICE_CENTS, PRICE)
  .refine((price) => price <= 0 || price >= MIN_CHARGE_CENTS, PRICE)
  .meta({ anyOf: [{ const: 0 }, { minimum: MIN_CHARGE_CENTS }] });

/** Changes a product. Open intents keep the price that they were created with. */
export const changeProduct = defineEndpoint({
  group: 'payments',
  name: 'changeProduct',
  method: 'PATCH',
  path: '/api/payment/products/{slug}',
  auth: 'support',
  staffRight: 'changePrices',
  params: z.object({ slug }),
  body: z.strictObject({ name: requiredLine(80).optional(), amount: productPrice.optional() }),
  response: product,
  errors: ['product_changed'],
  summary: 'Renames a product or sets its price in cents; the change is recorded',
});

export const getProduct = defineEndpoint({
  group: 'payments',
  name: 'getProduct',
  method: 'GET',
  path: '/api/payment/products/{slug}',
  auth: 'public',
  params: z.object({ slug }),
  response: product,
  summary: 'Name and price in cents of a product',
});
