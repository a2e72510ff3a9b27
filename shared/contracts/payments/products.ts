import * as z from 'zod';
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
  answer: z.object({ results: z.array(product) }),
  summary: 'The catalogue: name and price in cents of every product',
});

/** Intents that are open keep the price they were made with. */
export const changeProduct = defineEndpoint({
  group: 'payments',
  name: 'changeProduct',
  method: 'PATCH',
  path: '/api/payment/products/{slug}',
  auth: 'support',
  params: z.object({ slug }),
  body: z.strictObject({ name: requiredLine(80).optional(), amount: cents.max(1_000_000).optional() }),
  answer: product,
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
  answer: product,
  summary: 'Name and price in cents of a product',
});
