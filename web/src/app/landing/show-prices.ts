import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { listProducts } from '@plumbline/shared/contracts/payments/products';
import { formatMoney } from '@plumbline/shared/domain/money/money';

type Products = ResponseOf<typeof listProducts>['results'];

/** '$29' of '$29, $49 or $79'. */
const amounts = (free: string) => new RegExp(`\\$[\\d.,]*\\d|${free}`, 'g');

/** Replaces the prices that the build rendered by the catalog's prices. */
export const writePrices = (page: ParentNode, products: Products, locale: string): void => {
  const now = new Map(products.map(({ slug, amount }) => [slug as string, amount]));
  for (const cell of page.querySelectorAll<HTMLElement>('[data-prices]')) {
    const slugs = cell.dataset.prices!.split(' ');
    const free = cell.dataset.free!;
    cell.textContent = cell.textContent.replace(amounts(free), (shown) => {
      const amount = now.get(slugs.shift() ?? '');
      if (amount === undefined) return shown;
      return amount === 0 ? free : formatMoney(amount, locale);
    });
  }
};

/** Loads the prices after the page is shown. Until then, and after a failure, the prices of the build remain. */
export const refreshPrices = async (page: ParentNode, locale: string): Promise<void> => {
  const response = await fetch('/api/payment/products');
  if (!response.ok) return;
  const { results } = (await response.json()) as ResponseOf<typeof listProducts>;
  writePrices(page, results, locale);
};
