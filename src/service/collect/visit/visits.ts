import type { Clock } from '#kit/time/clock.ts';
import { addVisits, type VisitCount } from '#store/query/collect/visit.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId, VisitKind } from '#store/tables.ts';

type VisitedForm = { readonly organizationId: OrganizationId; readonly id: string };

/** Counts visitor events in memory and flushes them now and then: showing a page must not write. */
export class Visits {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #onVisit: (kind: VisitKind) => void;
  #counts = new Map<string, VisitCount>();

  constructor(store: Store, clock: Clock, onVisit: (kind: VisitKind) => void = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#onVisit = onVisit;
  }

  /** The form was shown. */
  view(form: VisitedForm): void {
    this.#add(form, 'view', '');
  }

  /** The visitor started to fill it in. */
  start(form: VisitedForm): void {
    this.#add(form, 'start', '');
  }

  /** The visitor completed a page. */
  page(form: VisitedForm, page: string): void {
    this.#add(form, 'page', page);
  }

  async flush(): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await this.#store.write(
        async ({ db }) => {
          // Sorted, so that two processes never deadlock.
          for (const [, visit] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1)))
            await addVisits(db, visit);
        },
        { ofForms: 'counts' },
      );
    } catch (error) {
      // Merges unwritten counts with newer ones, for the next flush.
      for (const [name, visit] of counts) {
        const newer = this.#counts.get(name);
        if (newer === undefined) this.#counts.set(name, visit);
        else newer.count += visit.count;
      }
      throw error;
    }
  }

  #add({ organizationId, id: formId }: VisitedForm, kind: VisitKind, page: string): void {
    this.#onVisit(kind);
    const time = this.#clock();
    const name = `${formId} ${Math.floor(time / 86_400_000)} ${kind} ${page}`;
    const known = this.#counts.get(name);
    if (known !== undefined) {
      known.count += 1;
      return;
    }
    const day = new Date(time).toISOString().slice(0, 10);
    this.#counts.set(name, { organizationId, formId, day, kind, page, count: 1 });
  }
}
