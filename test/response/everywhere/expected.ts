import { formatInstant } from '#kit/time/instant.ts';
import { type History, isAbout, type Known, people } from './history.ts';

export const tabs = ['live', 'test', 'spam', 'partial'] as const;
export type Tab = (typeof tabs)[number];

/** Everything that somebody can see of the forms, as the model expects it. */
export function expectedEverywhere({ scene, known, visitors, spentDrafts }: History) {
  const isThere = ({ state }: Known) => state !== 'gone';
  const isListed = ({ state }: Known) => state === 'live' || state === 'test';
  const of = (form: string, state: Known['state']) =>
    known
      .filter((each) => each.form === form && each.state === state)
      .sort((one, other) => other.created_at - one.created_at);
  const forms = scene.forms.map((form) => {
    const live = of(form, 'live');
    const test = of(form, 'test');
    const byTab = <Shown>(show: (tab: Tab) => Shown) =>
      Object.fromEntries(tabs.map((tab) => [tab, show(tab)]));
    const counted = Object.fromEntries(
      [...tabs, 'deleted' as const].map((tab) => [tab, of(form, tab).length]),
    );
    const rows = byTab((tab) => of(form, tab).map(rowOf));
    return {
      v1: live.map(({ id, name, email }) => [id, name, email]),
      v2: live.map(rowOf),
      total: live.length + test.length,
      counts: counted,
      shown: [live.length, test.length],
      tables: rows,
      numbers: byTab((tab) => of(form, tab).map(numberOf)),
      found: byTab((tab) => of(form, tab).map(({ id }) => id)),
      indexed: { live: live.map(({ id }) => id), test: test.map(({ id }) => id) },
      sorted: live.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ id }) => id),
      deleted: of(form, 'deleted').map(numberOf).sort(byId),
      exported: byTab((tab) => of(form, tab).map(exportedOf).sort(byId)),
      formats: live.map(exportedOf).sort(byId),
      zipped: live.flatMap(({ id, files }) => files.map((file) => `${id} ${file}`)).sort(),
    };
  });
  return {
    forms,
    /** Every id that a response ever had. Those of waiting ones are used again once they are released or gone. */
    opened: idsOf(known, ({ form, id }) =>
      known.some((each) => isThere(each) && each.form === form && each.id === id),
    ),
    files: known
      .filter(isListed)
      .flatMap(({ files }) => files)
      .sort(),
    contents: known
      .flatMap((each) =>
        [...each.allFiles].map((file) => [file, isListed(each) && each.files.includes(file)]),
      )
      .sort(),
    people: people.map((email) =>
      known
        .filter((each) => isAbout(each, email))
        .map(({ form, id, state }) => `${form} ${id} ${state === 'spam' ? 'quarantined' : state}`)
        .sort(),
    ),
    /** Live ones only: a test has no link, and others have not been sent. */
    edits: known
      .filter(({ state, origin }) => origin === 'live' && state !== 'partial')
      .map((each) => `${each.form} ${each.submission} ${mayEdit(known, each)}`)
      .sort(),
    drafts: visitors.flatMap(({ draft }) => (draft === undefined ? [] : [true])),
    spentDrafts: spentDrafts.map(() => false),
  };
}

/** A kept answer has the id of the submission that it became. */
function mayEdit(known: readonly Known[], { form, submission }: Known): boolean {
  return known.some((each) => each.form === form && each.submission === submission && each.state === 'live');
}

function rowOf({ id, name, email, files, created_at }: Known): string {
  return [id, formatInstant(created_at), name, email, ...files].join(' ');
}

function numberOf({ id, number }: Known): string {
  return `${id} #${number ?? ''}`;
}

/** Times without milliseconds, which not every reader of a format gives. */
function exportedOf({ id, number, name, email, files, created_at }: Known): string {
  return [id, number ?? '', Math.floor(created_at / 1000), name, email, ...files].join(' ');
}

/** The ids that responses of these forms ever had, without those of deleted ones. */
export function knownIds(known: readonly Known[]): FormId[] {
  const deleted = new Set(
    known.filter(({ state }) => state === 'deleted').map(({ form, id }) => `${form} ${id}`),
  );
  const all = known.flatMap(({ form, ids }) => [...ids].map((id) => `${form} ${id}`));
  return [...new Set(all)]
    .filter((each) => !deleted.has(each))
    .sort()
    .map((each) => ({ form: each.split(' ')[0] ?? '', id: Number(each.split(' ')[1]) }));
}

interface FormId {
  readonly form: string;
  readonly id: number;
}

function idsOf(known: readonly Known[], isThere: (id: FormId) => boolean): string[] {
  return knownIds(known).map((each) => idOf(each, isThere(each)));
}

export function idOf({ form, id }: FormId, isThere: boolean): string {
  return `${form} ${id} ${isThere ? 'is there' : 'is gone'}`;
}

export const byId = (one: string, other: string) => Number.parseInt(one, 10) - Number.parseInt(other, 10);
