import { isBusy, repeatBusy } from '#admin/api/repeatBusy.ts';
import type { ResponseAction } from '#contract/app/response/changes.ts';
import { maxNamedResponses } from '#contract/app/response/limits.ts';
import type { AnswerOf, BodyToSend } from '#contract/app/routes.ts';
import type { TableSelection } from '../slots.ts';

type ResponseSelection = BodyToSend<'changeResponses'>['selection'];

export type BulkAction = ResponseAction | 'erase';

export interface BulkStep {
  readonly action: BulkAction;
  readonly tag?: string | undefined;
  readonly deletion?: string | undefined;
}

/** Does a part of the work; with a cursor it goes on behind what the call before did. */
export type CallStep = (
  step: BulkStep,
  selection: ResponseSelection,
  cursor: string | undefined,
) => Promise<AnswerOf<'changeResponses'>>;

/** The number of changed responses, and what ended it before the last. */
export interface BulkOutcome {
  readonly changed: number;
  readonly error?: unknown;
  readonly wasStopped: boolean;
}

/** An action over any number of responses, call by call, which can be stopped between two of them. */
export class BulkSteps {
  #isStopped = false;

  get isStopped(): boolean {
    return this.#isStopped;
  }

  begin(): void {
    this.#isStopped = false;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async run(
    step: BulkStep,
    parts: readonly ResponseSelection[],
    { call, onProgress }: { readonly call: CallStep; onProgress(done: number, total: number): void },
  ): Promise<BulkOutcome> {
    let changed = 0;
    // Of the parts that are done.
    let before = 0;
    let progress = { done: 0, total: 0 };
    try {
      for (const part of parts) {
        let cursor: string | undefined;
        do {
          const at = cursor;
          const result = await repeatBusy(() => call(step, part, at), {
            isStopped: () => this.#isStopped,
          });
          changed += result.changed;
          progress = result.progress;
          onProgress(before + progress.done, progress.total);
          cursor = result.next ?? undefined;
        } while (cursor !== undefined && !this.#isStopped);
        before += progress.done;
        if (this.#isStopped) break;
      }
    } catch (error) {
      if (!this.#isStopped || !isBusy(error)) return { changed, error, wasStopped: this.#isStopped };
    }
    return { changed, wasStopped: this.#isStopped };
  }
}

/** A call names a limited number of responses. */
export function partsOf(selection: TableSelection): readonly ResponseSelection[] {
  if ('query' in selection) return [{ query: selection.query }];
  const parts: ResponseSelection[] = [];
  for (let start = 0; start < selection.ids.length; start += maxNamedResponses)
    parts.push({ ids: selection.ids.slice(start, start + maxNamedResponses) });
  return parts;
}
