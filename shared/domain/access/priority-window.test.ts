import { describe, expect, it } from 'vitest';
import { PRIORITY_WINDOW_MS } from '../../options/limits.ts';
import { isInPriorityWindow, priorityWindowEnd } from './priority-window.ts';

const bought = '2026-03-01T12:00:00.000Z';
const after = (ms: number): Date => new Date(Date.parse(bought) + ms);

describe('the priority window', () => {
  it('lasts 72 hours from the last purchase, its end excluded', () => {
    expect(isInPriorityWindow(bought, after(0))).toBe(true);
    expect(isInPriorityWindow(bought, after(PRIORITY_WINDOW_MS - 1))).toBe(true);
    expect(isInPriorityWindow(bought, after(PRIORITY_WINDOW_MS))).toBe(false);
    expect(isInPriorityWindow(undefined, after(0))).toBe(false);
  });

  it('[SKW-08] ends three days later at the same time, and never began without a purchase', () => {
    expect(priorityWindowEnd(bought)).toBe('2026-03-04T12:00:00.000Z');
    expect(priorityWindowEnd(undefined)).toBeUndefined();
  });
});
