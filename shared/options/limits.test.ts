import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

describe('the product', () => {
  it('[CON-25] searches within 50 miles', () => {
    expect(limits.SEARCH_RADIUS_MILES).toBe(50);
  });

  it('[CON-26] requires passwords of at least 8 characters', () => {
    expect(limits.PASSWORD_MIN_LENGTH).toBe(8);
  });

  it('gives a priority window of 72 hours', () => {
    expect(limits.PRIORITY_WINDOW_MS).toBe(72 * 3_600_000);
  });

  it('ends a rejection after 604800000 ms', () => {
    expect(limits.REJECTION_MS).toBe(604_800_000);
  });

  it('limits support text to 2000 characters', () => {
    expect(limits.SUPPORT_TEXT_MAX_LENGTH).toBe(2000);
  });

  it('defines the intervals in milliseconds', () => {
    expect(limits.WORKER_CHECK_MS).toBe(5000);
    expect(limits.VERSION_CHECK_MS).toBe(120_000);
    expect(limits.TOAST_MS).toBe(6000);
    expect(limits.NOTIFICATION_MS).toBe(5000);
    expect(limits.REQUEST_TIMEOUT_MS).toBe(5000);
  });

  it('[SHL-35] defines the breakpoints and the time-out of a code chunk', () => {
    expect(limits.breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200, sidebar: 1024 });
    expect(limits.CHUNK_TIMEOUT_MS).toBe(120_000);
  });

  it('[SEE-10] searches 18 jobs a page, counted from 0', () => {
    expect(limits.JOB_SEARCH_PAGE_SIZE).toBe(18);
    expect(limits.JOB_SEARCH_FIRST_PAGE).toBe(0);
  });

  it('defines the page size of each list', () => {
    expect(limits.JOB_LIST_PAGE_SIZE).toBe(9);
    expect(limits.PROJECT_LIST_PAGE_SIZE).toBe(9);
    expect(limits.COMPANY_MATCHES_PAGE_SIZE).toBe(20);
    expect(limits.APPRENTICESHIP_PAGE_SIZE).toBe(100);
    expect(limits.SAVED_JOBS_PAGE_SIZE).toBe(20);
    expect(limits.SAVED_JOBS_COUNT_LIMIT).toBe(100);
    expect(limits.ACTIVITY_PAGE_SIZE).toBe(20);
  });

  it('shows 5 pages in the pagination widget, and 10 starred jobs a page', () => {
    expect(limits.PAGINATION_PAGES_SHOWN).toBe(5);
    expect(limits.STARRED_PAGE_SIZE).toBe(10);
  });

  it('shows six to one carousel slides by width at 500 ms', () => {
    expect(limits.carouselSlides.map(({ above, slides }) => [above, slides])).toEqual([
      [1768, 6],
      [1350, 5],
      [1100, 4],
      [790, 3],
      [480, 2],
      [0, 1],
    ]);
    expect(limits.CAROUSEL_SPEED_MS).toBe(500);
  });
});
