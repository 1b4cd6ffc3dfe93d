import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ResponseAction } from '#contract/app/response/changes.ts';
import { writeQuery } from '#contract/app/response/filter.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import type { Scene } from './scene.ts';

type State = 'live' | 'test' | 'spam' | 'partial' | 'deleted' | 'gone';

/** A response as the slow model knows it, also after it is gone. */
export interface Known {
  readonly form: string;
  readonly submission: string;
  state: State;
  /** Where a deleted or quarantined one goes back to. */
  readonly origin: 'live' | 'test';
  id: number;
  /** Counted from 1 in its form once it is visible, live ones and tests apart. */
  number: number | undefined;
  created_at: number;
  name: string;
  email: string;
  /** Its earlier addresses, which its history keeps. */
  readonly earlier: Set<string>;
  files: string[];
  /** Every text of its own that was ever stored. */
  readonly words: Set<string>;
  /** Every id that it and its files ever had. */
  readonly ids: Set<number>;
  readonly allFiles: Set<string>;
}

/** A visitor who has a form open and has not sent it yet. */
interface Visitor {
  readonly form: string;
  readonly hidden: Record<string, string>;
  name: string;
  email: string;
  partial: Known | undefined;
  draft: { readonly link: string; word: string } | undefined;
}

const kinds = [
  'submit',
  'test',
  'spam',
  'keep',
  'keep',
  'save',
  'finish',
  'edit',
  'delete',
  'restore',
  'erase',
  'release',
  'discard',
  'delete tests',
  'erase person',
  'search',
] as const;

/** One step. The numbers choose among what there is, so a shorter history means the same. */
export const step = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(['submit', 'test', 'spam', 'keep'] as const)) },
    { weight: 6, arbitrary: fc.constantFrom(...kinds) },
  ),
  form: fc.nat({ max: 1 }),
  choice: fc.nat({ max: 999 }),
  several: fc.boolean(),
  person: fc.nat({ max: 3 }),
  files: fc.constantFrom(0, 0, 1, 2),
});

export type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

const fits = {
  delete: ['live', 'test'],
  restore: ['deleted'],
  erase: ['live', 'test', 'spam', 'partial', 'deleted'],
  release: ['spam'],
  discard: ['spam', 'partial'],
} as const satisfies Record<string, readonly State[]>;

/** Runs steps against the service and does the same in memory. */
export class History {
  readonly scene: Scene;
  readonly known: Known[] = [];
  readonly visitors: Visitor[] = [];
  /** Links to saved answers that were sent meanwhile. */
  readonly spentDrafts: string[] = [];
  readonly #numbers = new Map<string, number>();
  #words = 0;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  async run({ kind, ...step }: Step): Promise<void> {
    this.scene.app.time.now += 5000;
    const form = this.scene.forms[step.form] ?? '';
    switch (kind) {
      case 'submit':
      case 'test':
      case 'spam':
        return await this.#submit(kind, form, step);
      case 'keep':
      case 'save':
      case 'finish':
        return await this.#visit(kind, form, step);
      case 'edit':
        return await this.#edit(step);
      case 'delete tests':
        return await this.#deleteTests(form);
      case 'erase person':
        return await this.#erasePerson(step);
      case 'search':
        return await this.#search(form);
      default:
        return await this.#act(kind, form, step);
    }
  }

  async #submit(kind: 'submit' | 'test' | 'spam', form: string, { person, files }: Omit<Step, 'kind'>) {
    const sent = { name: this.#newName(), email: emailOf(person) };
    const contents = Array.from({ length: files }, () => this.#newWord());
    const submission =
      kind === 'spam'
        ? await this.scene.sendSpam(form, sent, contents)
        : (await this.scene.send(form, sent, { test: kind === 'test', contents })).submission;
    const known = await this.#remember(form, submission, kind === 'submit' ? 'live' : kind, sent);
    for (const content of contents) known.words.add(content);
  }

  async #remember(
    form: string,
    submission: string,
    state: 'live' | 'test' | 'spam' | 'partial',
    { name, email }: { name: string; email: string },
  ): Promise<Known> {
    const { id, created_at } = await this.scene.stored(form, submission);
    const files = await this.scene.filesOf(form, id);
    const known: Known = {
      form,
      submission,
      state,
      origin: state === 'test' ? 'test' : 'live',
      id,
      number: state === 'live' || state === 'test' ? this.#takeNumber(form, state) : undefined,
      created_at,
      name,
      email,
      earlier: new Set(),
      files,
      words: new Set([name]),
      ids: new Set([id]),
      allFiles: new Set(files),
    };
    this.known.push(known);
    return known;
  }

  /** A visitor types, saves for later, or sends. */
  async #visit(
    kind: 'keep' | 'save' | 'finish',
    form: string,
    { choice, person, files, several }: Omit<Step, 'kind'>,
  ) {
    const visitor = await this.#visitor(form, choice, several);
    const { hidden } = visitor;
    if (kind !== 'finish' || visitor.name === '') {
      visitor.name = this.#newName();
      visitor.email = emailOf(person);
    }
    const { name, email } = visitor;
    const values = { ...hidden, field1: name, field2: email };
    if (kind === 'keep') {
      await this.scene.post(`/f/${visitor.form}/partials`, values);
      if (visitor.partial?.state === 'partial') {
        Object.assign(visitor.partial, { name, email });
        visitor.partial.words.clear();
        visitor.partial.words.add(name);
      } else
        visitor.partial = await this.#remember(visitor.form, hidden._submission ?? '', 'partial', visitor);
    } else if (kind === 'save') {
      const { link } = JSON.parse(await this.scene.post(`/f/${visitor.form}/drafts`, values)) as {
        link: string;
      };
      const { pathname, search } = new URL(link);
      visitor.draft = { link: `${pathname}${search}`, word: name };
    } else {
      const contents = Array.from({ length: files }, () => this.#newWord());
      const submission = hidden._submission ?? '';
      await this.scene.send(visitor.form, visitor, { submission, contents });
      if (visitor.partial !== undefined) visitor.partial.state = 'gone';
      if (visitor.draft !== undefined) this.spentDrafts.push(visitor.draft.link);
      this.visitors.splice(this.visitors.indexOf(visitor), 1);
      const known = await this.#remember(visitor.form, submission, 'live', visitor);
      for (const content of contents) known.words.add(content);
    }
  }

  async #visitor(form: string, choice: number, isNew: boolean): Promise<Visitor> {
    const there = this.visitors[choice % Math.max(1, this.visitors.length)];
    if (there !== undefined && !isNew) return there;
    const { hidden } = await this.scene.page(`/f/${form}`);
    const visitor: Visitor = { form, hidden, name: '', email: '', partial: undefined, draft: undefined };
    this.visitors.push(visitor);
    return visitor;
  }

  async #edit({ choice, person, several }: Omit<Step, 'kind'>) {
    const there = this.known.filter(({ state }) => state === 'live' || state === 'test');
    const one = there[choice % Math.max(1, there.length)];
    if (one === undefined) return;
    const { organization, owner } = this.scene;
    const params = { organization, form: one.form, response: String(one.id) };
    const { updated_at } = await owner.ask('responseAnswers', params);
    const name = this.#newName();
    const email = emailOf(person);
    const files = several ? one.files.slice(1) : one.files;
    await owner.ask('editResponse', params, {
      updated_at,
      answers: { field1: name, field2: email, field3: files.length === 0 ? null : files },
    });
    one.earlier.add(one.email);
    Object.assign(one, { name, email, files });
    one.words.add(name);
  }

  async #act(kind: keyof typeof fits, form: string, { choice, several }: Omit<Step, 'kind'>) {
    const wanted: readonly State[] = fits[kind];
    const there = this.known.filter((each) => each.form === form && wanted.includes(each.state));
    const affected = several ? there : there.slice(choice % Math.max(1, there.length)).slice(0, 1);
    if (affected.length === 0) return;
    const ids = affected.map(({ id }) => id);
    await this.#change(form, kind, { ids }, affected.length);
    for (const one of affected) {
      if (kind === 'delete') one.state = 'deleted';
      else if (kind === 'restore') one.state = one.origin;
      else if (kind === 'release') {
        one.state = one.origin;
        Object.assign(one, await this.scene.stored(form, one.submission));
        one.number = this.#takeNumber(form, one.origin);
        one.ids.add(one.id);
      } else one.state = 'gone';
    }
  }

  async #deleteTests(form: string) {
    const there = this.known.filter((each) => each.form === form && each.state === 'test');
    await this.#change(form, 'delete', { query: { ...everyResponse, tab: 'test' } }, there.length);
    for (const one of there) one.state = 'deleted';
  }

  async #change(
    form: string,
    action: ResponseAction | 'erase',
    selection: { ids: number[] } | { query: typeof everyResponse },
    expected: number,
  ) {
    const { organization, owner } = this.scene;
    const params = { organization, form };
    let changed = 0;
    for (let cursor: string | undefined; ; ) {
      const body = { selection, ...(cursor !== undefined && { cursor }) };
      const done =
        action === 'erase'
          ? await owner.ask('eraseResponses', params, body)
          : await owner.ask('changeResponses', params, { ...body, action });
      changed += done.changed;
      if (done.next === null) break;
      cursor = done.next;
    }
    assert.equal(changed, expected, `${action} changes all that it is for`);
  }

  async #erasePerson({ person }: Omit<Step, 'kind'>) {
    const { organization, owner } = this.scene;
    const email = emailOf(person);
    const there = this.known.filter((each) => isAbout(each, email));
    const responses = there.map(({ form, id }) => ({ form, response: id }));
    const report = await owner.ask('erasePerson', { organization }, { responses, links: [], mails: [] });
    assert.deepEqual([report.responses, report.skipped], [there.length, 0]);
    for (const one of there) one.state = 'gone';
  }

  /** Builds the indexes of a form, which all that follows has to keep true. */
  async #search(form: string) {
    const { organization, owner, app } = this.scene;
    const query = writeQuery({ ...everyResponse, search: 'visitor' });
    await owner.ask('responses', { organization, form }, undefined, { query: { query } });
    for (const field of ['', 'field1'])
      while (!(await app.context.indexes.use(organization, form, field)).ready)
        await app.context.indexes.work();
  }

  #takeNumber(form: string, origin: Known['origin']): number {
    const number = (this.#numbers.get(`${form} ${origin}`) ?? 0) + 1;
    this.#numbers.set(`${form} ${origin}`, number);
    return number;
  }

  #newName(): string {
    return `Visitor ${this.#newWord()}`;
  }

  /** A word that nothing else has, and that is no part of another. */
  #newWord(): string {
    this.#words += 1;
    return `word${String(this.#words).padStart(5, '0')}x`;
  }
}

export const people = [0, 1, 2, 3].map(emailOf);

function emailOf(person: number): string {
  return `${['ana', 'bo', 'cy', 'di'][person]}@example.org`;
}

/** Whether a search for a person finds it: deleted ones too, because they still exist. */
export function isAbout(one: Known, email: string): boolean {
  return one.state !== 'gone' && (one.email === email || one.earlier.has(email));
}
