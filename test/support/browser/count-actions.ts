import type { Locator, Page } from 'playwright-core';

/** Counts what a person clicks or taps, and the fields that they type into. Every action is one, also in a mail. */
export const countActions = () => {
  const count = { clicks: 0, fields: 0 };
  return {
    count,
    click: async (target: Locator) => {
      count.clicks += 1;
      await target.click();
    },
    fill: async (field: Locator, text: string) => {
      count.fields += 1;
      await field.fill(text);
    },
    /** Chooses from the device's own list: one click opens it, another one chooses. */
    choose: async (list: Locator, option: string) => {
      count.clicks += 2;
      await list.selectOption(option);
    },
    /** Opens the address of a link in a mail. */
    openMailed: async (page: Page, link: string) => {
      count.clicks += 1;
      const { pathname, search } = new URL(link);
      await page.goto(`${pathname}${search}`);
    },
  };
};
export type ActionCounter = ReturnType<typeof countActions>;
