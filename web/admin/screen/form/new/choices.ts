import type { NewTexts } from '#admin/texts/compiled/form/new.ts';
import type { QuestionKind, TypedPage } from '#form/edit/lines/question.ts';
import { readLines } from '#form/edit/lines/readLines.ts';
import type { NewFormSource } from './formSources.ts';

export interface ChosenFile {
  readonly name: string;
  readonly text: string;
  /** The name of the form in it, where that was found. */
  readonly formName: string | undefined;
}

/** The choices of a person for each way to begin; they stay when another way is looked at. */
export interface Choices {
  /** The name of a template; null for a blank form. */
  readonly template: string | null;
  readonly lines: string;
  /** Corrections of guesses, by the label of the question. */
  readonly kinds: Readonly<Record<string, Correction>>;
  readonly file: ChosenFile | undefined;
}

export interface Correction {
  readonly kind?: QuestionKind;
  readonly required?: boolean;
}

export const emptyChoices: Choices = { template: null, lines: '', kinds: {}, file: undefined };

/** The typed questions with the corrections of the person. */
export function chosenPages({ lines, kinds }: Pick<Choices, 'lines' | 'kinds'>): readonly TypedPage[] {
  return readLines(lines).map((page) => ({
    ...page,
    questions: page.questions.map((question) => ({ ...question, ...kinds[question.label] })),
  }));
}

interface NameTexts {
  readonly templates: NewTexts['templates'];
  readonly untitled: string;
}

/** The name of the form unless the person gives another: that of the template or of the file. */
export function suggestedName(
  source: NewFormSource,
  { template, file }: Choices,
  { templates, untitled }: NameTexts,
): string {
  const titles: Readonly<Record<string, { readonly title: string }>> = templates;
  if (source === 'template' && template !== null) return titles[template]?.title ?? untitled;
  if (source === 'file' && file !== undefined) return file.formName ?? untitled;
  return untitled;
}
