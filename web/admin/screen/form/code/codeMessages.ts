import type { FormDefinition } from '#form/definition/document.ts';
import type { CodeCompletion } from '#form/schema/code/completeCode.ts';
import type { ReadCode } from '#form/schema/code/readDraftCode.ts';
import type { FormSettings } from '#form/schema/settings.ts';

/** The tasks of the worker, by name: its input and its output. */
interface CodeTasks {
  /** Comments and order of the text stay, where there is one. */
  readonly write: {
    readonly input: { readonly draft: FormDefinition; readonly text: string | undefined };
    readonly output: string;
  };
  readonly read: {
    readonly input: { readonly text: string; readonly settings: FormSettings };
    readonly output: ReadCode;
  };
  readonly complete: {
    readonly input: { readonly text: string; readonly offset: number };
    readonly output: readonly CodeCompletion[];
  };
}

type CodeTask = keyof CodeTasks;

export type CodeRequest = {
  readonly [Task in CodeTask]: {
    readonly id: number;
    readonly task: Task;
    readonly input: CodeTasks[Task]['input'];
  };
}[CodeTask];

export interface CodeAnswer {
  readonly id: number;
  readonly output: unknown;
}

/** The worker as calls. */
export interface CodeService {
  readonly run: <Task extends CodeTask>(
    task: Task,
    input: CodeTasks[Task]['input'],
  ) => Promise<CodeTasks[Task]['output']>;
  readonly stop: () => void;
}
