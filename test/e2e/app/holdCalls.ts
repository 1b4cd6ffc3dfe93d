import assert from 'node:assert/strict';
import type { Page, Route } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';

/** Calls that are held on their way to the service until released. */
export interface HeldCalls {
  /** Waits until this many are held. */
  arrived(count: number): Promise<void>;
  /** Releases the oldest. */
  release(): void;
  end(): Promise<void>;
}

/** Holds calls with this method, or `*` for all that write, to matching addresses. */
export async function holdCalls(page: Page, method: string, address: string): Promise<HeldCalls> {
  const held: Route[] = [];
  const hold = (route: Route) => {
    const asked = route.request().method();
    if (asked === method || (method === '*' && asked !== 'GET')) held.push(route);
    else void route.fallback();
  };
  await page.route(address, hold);
  return {
    async arrived(count) {
      await eventually(() => held.length >= count);
      assert.equal(held.length, count);
    },
    release() {
      void held.shift()?.continue();
    },
    async end() {
      await page.unroute(address, hold);
    },
  };
}
