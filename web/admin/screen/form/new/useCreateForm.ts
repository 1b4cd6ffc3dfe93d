import { useState } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { newTexts } from '#admin/texts/compiled/form/new.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { BodyOf } from '#contract/app/routes.ts';
import { formFromLines } from '#form/edit/lines/formFromLines.ts';
import { type Choices, chosenPages } from './choices.ts';
import type { NewFormSource } from './formSources.ts';

export interface FileFault {
  readonly line: number;
  readonly message: string;
}

interface FormWanted {
  readonly source: NewFormSource;
  readonly choices: Choices;
  /** That in the file if missing. */
  readonly name: string | undefined;
  readonly workspace: string;
  /** Whether each response is mailed to the maker. */
  readonly notify: boolean;
}

/** Creates the draft; what is wrong with the choices is said without asking the service. */
export function useCreateForm(organization: string) {
  const { newForm: texts } = useLazyTexts(newTexts);
  const { code: language } = useLanguage();
  const problemText = useProblemText();
  const send = useRouteMutation('createForm', { invalidates: ['forms', 'organization'] });
  const [problem, setProblem] = useState<string>();
  const [faults, setFaults] = useState<readonly FileFault[]>([]);

  function beginning({ source, choices }: FormWanted): Partial<BodyOf<'createForm'>> | string {
    const { template, file } = choices;
    if (source === 'template') return { template, language };
    if (source === 'file') {
      if (file === undefined) return texts.fileMissing;
      const kind = /^\s*\{/.test(file.text) ? 'json' : 'yaml';
      return { file: { kind, text: file.text } };
    }
    const pages = chosenPages(choices);
    if (pages.every(({ questions }) => questions.length === 0)) return texts.linesMissing;
    return {
      definition: formFromLines(pages, { language, yes: texts.yes, no: texts.no, agree: texts.agree }),
    };
  }

  /** The id of the form, or undefined if there is a problem. */
  async function create(wanted: FormWanted): Promise<string | undefined> {
    const { name, workspace, notify } = wanted;
    const begun = beginning(wanted);
    setFaults([]);
    setProblem(typeof begun === 'string' ? begun : undefined);
    if (typeof begun === 'string') return undefined;
    try {
      const body = { ...begun, name, workspace, notify };
      return (await send.mutateAsync({ params: { organization }, body })).id;
    } catch (error) {
      const found = error instanceof ApiError ? faultsIn(error.details.faults) : [];
      setFaults(found);
      setProblem(found.length > 0 ? texts.fileFaults(found.length) : problemText(error));
      return undefined;
    }
  }
  const reset = () => {
    setProblem(undefined);
    setFaults([]);
  };
  return { create, isCreating: send.isPending, problem, faults, reset };
}

function faultsIn(value: unknown): FileFault[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((fault: unknown) => {
    if (typeof fault !== 'object' || fault === null) return [];
    if (!('line' in fault && typeof fault.line === 'number')) return [];
    if (!('message' in fault && typeof fault.message === 'string')) return [];
    return [{ line: fault.line, message: fault.message }];
  });
}
