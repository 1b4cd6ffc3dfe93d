import { Random } from '#kit/random.ts';
import type { FormDefinition } from '../definition/document.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import { compileForm } from '../logic/compileForm.ts';
import type { FormState } from '../logic/evaluateForm.ts';
import type { AnswerContext, FormValues } from '../value/answer.ts';
import { hintsOf } from './hintsOf.ts';
import { drawRespondent, type PlaceholderFile } from './person/respondent.ts';
import { townsFor } from './person/towns.ts';
import { walkForm } from './walkForm.ts';

export interface SimulateOptions {
  readonly seed: number;
  /** The day on which the form is filled in, such as 2026-11-15. */
  readonly today: string;
  /** Whether optional questions are answered too; some are left empty by default. */
  readonly complete?: boolean;
  /** Whether file fields get placeholders, which the caller uploads; they stay empty by default. */
  readonly files?: boolean;
  /** Checks texts against patterns. Without it the texts are taken as they are drawn. */
  readonly matches?: AnswerContext['matches'];
}

export interface Simulated {
  /**
   * The values of the page's controls by name, each with its texts: `field1`, `field3.city`, `field9.0.1`. Hidden
   * fields and fields off the respondent's way have none.
   */
  readonly values: FormValues;
  /** The same by field id. */
  readonly byField: ReadonlyMap<string, FormValues>;
  /** The placeholders that the values name by their id. */
  readonly files: readonly PlaceholderFile[];
  /** Fields on the respondent's way that need an answer and got none, such as files. */
  readonly missing: readonly string[];
}

/**
 * One respondent's answers to a form, for the controls of its page. The same seed gives the same answers. Undefined
 * where the form depends on itself and cannot be calculated.
 *
 * ```ts
 * const simulated = simulate(definition, { seed: 7, today: '2026-11-15' });
 * if (simulated !== undefined) setControls(form, simulated.values);
 * ```
 */
export function simulate(definition: FormDefinition, options: SimulateOptions): Simulated | undefined {
  const compiled = compileForm(definition);
  return compiled.ok ? simulateCompiled(compiled.value, options) : undefined;
}

/** Like `simulate`, for a compiled form. */
export function simulateCompiled(form: CompiledForm, options: SimulateOptions): Simulated {
  const { seed, today, matches = () => true } = options;
  const files: PlaceholderFile[] = [];
  const context: AnswerContext = {
    today,
    matches,
    upload: (id) => files.find((file) => file.id === id),
  };
  const respondent = drawRespondent(new Random(seed, 0), townsFor(form.definition.language ?? 'en'), {
    context,
    seed,
    tally: undefined,
    hints: hintsOf(form),
    files: options.files === true ? files : undefined,
  });
  const { values, state } = walkForm(form, respondent, { complete: options.complete === true });
  const byField = answeredFields(form, state, values);
  return {
    values: new Map([...byField.values()].flatMap((own) => [...own])),
    byField,
    files: files.filter(({ id }) => [...values.values()].some((texts) => texts.includes(id))),
    missing: [...state.required].filter((id) => !state.answers.has(id)),
  };
}

/** The values of the visible fields that a visitor fills in. As in a browser, a box that is not ticked has none. */
function answeredFields(
  form: CompiledForm,
  state: FormState,
  values: FormValues,
): ReadonlyMap<string, FormValues> {
  const byField = new Map<string, FormValues>();
  for (const { id, known } of form.fields) {
    if (known?.source !== 'visitor' || known.type === 'hidden') continue;
    if (!state.visible.has(id) || state.forced.has(id)) continue;
    const own = [...values].filter(
      ([name, texts]) => (name === id || name.startsWith(`${id}.`)) && texts.some((text) => text !== ''),
    );
    if (own.length > 0) byField.set(id, new Map(own));
  }
  return byField;
}
