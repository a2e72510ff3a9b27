import { type ProductSlug, productSlugs, products } from '@plumbline/shared/options/products';
import { BatchGetRequest, type FormattedItem, item, map, number, PutTransaction, string } from 'dynamodb-toolbox';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * A product of the catalog. A product that staff haven't changed has no item; shared/options/products has its values.
 */
export const Product = new Entity({
  name: 'Product',
  table,
  timestamps: false,
  schema: item({
    slug: string()
      .enum(...productSlugs)
      .key(),
    name: string(),
    /** The price in cents. */
    amount: number(),
    version: number(),
  }),
  computeKey: keyTemplate('PRODUCT#{slug}', 'PRODUCT'),
});
export type ProductItem = FormattedItem<typeof Product>;

const face = () => map({ name: string(), amount: number() });

/** A staff member's change of a product, with the date and both versions. */
export const ProductChange = new Entity({
  name: 'ProductChange',
  table,
  timestamps: false,
  schema: item({ slug: string().key(), version: number().key(), by: string(), at: string(), from: face(), to: face() }),
  computeKey: keyTemplate(
    'PRODUCT#{slug}',
    'CHANGE#{version}',
    ({ slug, version }: { slug: string; version: number }) => ({
      slug,
      version: String(version).padStart(6, '0'),
    }),
  ),
});

const seededProduct = (slug: ProductSlug): ProductItem => {
  const seeded = products.find((product) => product.slug === slug);
  if (!seeded) throw new Error(`The catalogue has no ${slug}`);
  return { ...seeded, version: 0 };
};

/** Returns the products in the given order. */
export const readProducts = async <const S extends readonly ProductSlug[]>(
  slugs: S,
): Promise<{ -readonly [at in keyof S]: ProductItem }> => {
  const { found } = await batchGet({ found: slugs.map((slug) => Product.build(BatchGetRequest).key({ slug })) });
  return slugs.map((slug, index) => found[index] ?? seededProduct(slug)) as { -readonly [at in keyof S]: ProductItem };
};

/** Returns a product with its name and price in cents. */
export const readProduct = async (slug: ProductSlug): Promise<ProductItem> => (await readProducts([slug]))[0];

type Face = Pick<ProductItem, 'name' | 'amount'>;

/** Changes a product and stores the earlier version; fails when it has changed since it was read (`previous`). */
export const changeProduct = (previous: ProductItem, to: Face, by: string, at: string) => {
  const { slug, name, amount } = previous;
  const version = previous.version + 1;
  return [
    Product.build(PutTransaction)
      .item({ slug, ...to, version })
      .options({
        condition: previous.version ? { attr: 'version', eq: previous.version } : { attr: 'version', exists: false },
      }),
    ProductChange.build(PutTransaction).item({ slug, version, by, at, from: { name, amount }, to }),
  ];
};
