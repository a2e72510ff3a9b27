import { setImmediate as rest } from 'node:timers/promises';
import type { Random } from '../random.ts';

type Waiting = { label: string; go: () => void };

/**
 * Runs one of all waiting steps at a time, chosen at random. Between two steps a task uses only its own data, so that
 * every order that matters is an order of steps.
 */
export class Scheduler {
  readonly trace: string[] = [];
  #waiting: Waiting[] = [];
  #running = 0;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Waits to be chosen. */
  step(label: string): Promise<void> {
    return new Promise((go) => this.#waiting.push({ label, go }));
  }

  /** Starts a task; `run` ends when all tasks have. */
  start(task: () => Promise<void>): void {
    this.#running += 1;
    void this.step('start')
      .then(task)
      .finally(() => {
        this.#running -= 1;
      });
  }

  async run(): Promise<void> {
    for (;;) {
      // Everything a task does between two steps is a chain of microtasks, and these are all done by now.
      await rest();
      const [chosen] = this.#waiting.splice(this.#random.below(this.#waiting.length), 1);
      if (chosen) {
        this.trace.push(chosen.label);
        chosen.go();
      } else if (this.#running === 0) {
        return;
      }
    }
  }
}
