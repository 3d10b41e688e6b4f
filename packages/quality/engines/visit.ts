import assert from 'node:assert/strict';
import { isHydrated } from '@/e2e/browser/is-hydrated';
import type { Driver, EngineName, Plain } from './driver';
import type { FaultyServer } from './faulty-server';

const PATIENCE_MS = 10_000;

/** A visitor's tab on the faulty site. Every assertion is retried. */
export class Visit {
  constructor(
    readonly tab: Driver,
    readonly server: FaultyServer,
    readonly engine: EngineName,
  ) {}

  goto = (path: string) => this.tab.goto(this.server.origin + path);
  back = () => this.tab.back();
  reload = () => this.tab.reload();
  evaluate: Driver['evaluate'] = (run, ...args) => this.tab.evaluate(run, ...args);

  async openTab(): Promise<Visit> {
    return new Visit(await this.tab.openTab(), this.server, this.engine);
  }

  async click(css: string, words?: string): Promise<void> {
    await this.sees(css, words);
    await this.tab.click({ css, words });
  }

  async type(css: string, words: string): Promise<void> {
    await this.sees(css);
    await this.tab.type({ css }, words);
  }

  /** Something visible fits. */
  sees(css: string, words?: string): Promise<void> {
    return eventually(async () =>
      assert.ok(await this.tab.isVisible({ css, words }), `not on screen: ${css} ${words ?? ''}`),
    );
  }

  seesNo(css: string, words?: string): Promise<void> {
    return eventually(async () =>
      assert.ok(!(await this.tab.isVisible({ css, words })), `still on screen: ${css} ${words ?? ''}`),
    );
  }

  /** Whether a function returns true in the page. */
  isTrue<A extends readonly Plain[]>(run: (...args: A) => boolean, ...args: A): Promise<void> {
    return eventually(async () => assert.ok(await this.evaluate(run, ...args), `not so: ${run} ${args.join(' ')}`));
  }

  /** The number of elements on screen. */
  counts(css: string, expected: number): Promise<void> {
    return eventually(async () =>
      assert.equal(
        await this.evaluate(
          (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length,
          css,
        ),
        expected,
        css,
      ),
    );
  }

  /** The value of a field, or the attribute of any element. */
  holds(css: string, expected: string | RegExp, attribute?: string): Promise<void> {
    return eventually(async () => {
      const found = await this.evaluate(
        (selector, name) => {
          const element = document.querySelector(selector);
          return name === null ? (element as HTMLInputElement | null)?.value : element?.getAttribute(name);
        },
        css,
        attribute ?? null,
      );
      if (typeof expected === 'string') assert.equal(found, expected, css);
      else assert.match(found ?? '', expected, css);
    });
  }

  at(path: string): Promise<void> {
    return eventually(async () => assert.equal(await this.evaluate(() => location.pathname), path));
  }

  hydrated(): Promise<void> {
    return eventually(async () => assert.ok(await this.evaluate(isHydrated), 'never hydrated'));
  }
}

/** Retries until `check` no longer throws. */
export async function eventually(check: () => Promise<void>, patience = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
