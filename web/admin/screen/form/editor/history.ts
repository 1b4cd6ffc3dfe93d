import type { FormDefinition } from '#form/definition/document.ts';
import { apply, type Change, diff } from '#form/edit/diff/diff.ts';
import { same } from '#form/edit/diff/same.ts';
import { merge } from '#form/edit/merge/merge.ts';
import type { Selection } from './editor.ts';

/** One step: the draft before and after it. They share what the step did not touch. */
interface Step {
  readonly before: FormDefinition;
  readonly after: FormDefinition;
  /** The selection before the step. */
  readonly selection: Selection;
  readonly group: string | undefined;
}

/** A step as differences to its neighbours, for storage. */
interface StoredStep {
  readonly link?: Change;
  readonly change: Change;
  readonly selection: Selection;
}

export interface StoredHistory {
  /** Newest first, each as the way from the step after it. */
  readonly done: readonly StoredStep[];
  readonly undone: readonly StoredStep[];
}

export interface Position {
  readonly draft: FormDefinition;
  readonly selection: Selection;
}

/** The steps that can be undone, and how much of them is stored, in characters of JSON. */
const maxSteps = 200;
const maxStored = 1_000_000;

/**
 * The history of a draft. Undoing merges the way back into the current draft, so that what somebody else has changed
 * since the step is kept.
 */
export class History {
  #done: Step[] = [];
  #undone: Step[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds a step, or continues the last one if it has the same group and nothing happened in between. */
  record(step: Step): void {
    const last = this.#done.at(-1);
    const isContinued =
      step.group !== undefined &&
      last?.group === step.group &&
      this.#undone.length === 0 &&
      last.after === step.before;
    if (isContinued) this.#done[this.#done.length - 1] = { ...last, after: step.after };
    else this.#done.push(step);
    if (this.#done.length > maxSteps) this.#done.shift();
    this.#undone = [];
  }

  undo(now: Position): Position | undefined {
    return step(this.#done, this.#undone, now, ({ before, after }) => [after, before]);
  }

  redo(now: Position): Position | undefined {
    return step(this.#undone, this.#done, now, ({ before, after }) => [before, after]);
  }

  /** Replaces every draft, when fields got new ids. */
  rewrite(rewritten: (draft: FormDefinition) => FormDefinition): void {
    const known = new Map<FormDefinition, FormDefinition>();
    const once = (draft: FormDefinition) => {
      const made = known.get(draft) ?? rewritten(draft);
      known.set(draft, made);
      return made;
    };
    const all = (steps: Step[]) =>
      steps.map((entry) => ({ ...entry, before: once(entry.before), after: once(entry.after) }));
    this.#done = all(this.#done);
    this.#undone = all(this.#undone);
  }

  stored(draft: FormDefinition): StoredHistory {
    return {
      done: storedSteps(this.#done, draft, ({ before, after }) => [after, before]),
      undone: storedSteps(this.#undone, draft, ({ before, after }) => [before, after]),
    };
  }

  static restored({ done, undone }: StoredHistory, draft: FormDefinition): History {
    const history = new History();
    history.#done = restoredSteps(done, draft, (near, far) => ({ before: far, after: near }));
    history.#undone = restoredSteps(undone, draft, (near, far) => ({ before: near, after: far }));
    return history;
  }
}

/** From where a step is taken and where it leads, in one direction. */
type Way = (step: Step) => readonly [from: FormDefinition, to: FormDefinition];

/** Takes steps until one changes something: others may have overwritten all that a step did. */
function step(from: Step[], to: Step[], now: Position, way: Way): Position | undefined {
  for (let entry = from.pop(); entry !== undefined; entry = from.pop()) {
    const [start, end] = way(entry);
    const { document: draft } = merge(start, end, now.draft);
    if (same(draft, now.draft)) continue;
    // Its neighbour is the draft itself, so that the way back is exact.
    const isUndo = start === entry.after;
    const states = isUndo ? { before: draft, after: now.draft } : { before: now.draft, after: draft };
    to.push({ ...states, selection: now.selection, group: undefined });
    return { draft, selection: entry.selection };
  }
  return undefined;
}

const changes = new WeakMap<Step, { readonly change: Change | undefined; readonly size: number }>();

function storedSteps(steps: readonly Step[], draft: FormDefinition, way: Way): StoredStep[] {
  const stored: StoredStep[] = [];
  let near = draft;
  let size = 0;
  for (const entry of steps.toReversed()) {
    const [from, to] = way(entry);
    let known = changes.get(entry);
    if (known === undefined) {
      const change = diff(from, to);
      known = { change, size: JSON.stringify(change ?? '').length };
      changes.set(entry, known);
    }
    const link = diff(near, from);
    size += known.size + (link === undefined ? 0 : JSON.stringify(link).length);
    if (size > maxStored) break;
    near = to;
    if (known.change === undefined) continue;
    stored.push({
      ...(link === undefined ? {} : { link }),
      change: known.change,
      selection: entry.selection,
    });
  }
  return stored;
}

function restoredSteps(
  stored: readonly StoredStep[],
  draft: FormDefinition,
  toStep: (near: FormDefinition, far: FormDefinition) => Pick<Step, 'before' | 'after'>,
): Step[] {
  const steps: Step[] = [];
  let near = draft;
  for (const { link, change, selection } of stored) {
    const start = apply(link, near);
    const end = apply(change, start);
    steps.push({ ...toStep(start, end), selection, group: undefined });
    near = end;
  }
  return steps.reverse();
}
