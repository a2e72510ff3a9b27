import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import { listProducts } from '@plumbline/shared/contracts/payments/products';
import { formatMoney } from '@plumbline/shared/domain/money/money';

type Products = ResponseOf<typeof listProducts>['results'];

/** '$29' of '$29, $49 or $79'. */
const amounts = (free: string) => new RegExp(`\\$[\\d.,]*\\d|${free}`, 'g');

/** Writes what the catalogue says now over what it said when the page was built. */
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

/** Asks for the prices once the page is there; until then, and when nobody answers, those stand that it was built with. */
export const refreshPrices = async (page: ParentNode, locale: string): Promise<void> => {
  const response = await fetch(listProducts.path);
  if (!response.ok) return;
  const { results } = (await response.json()) as ResponseOf<typeof listProducts>;
  writePrices(page, results, locale);
};
