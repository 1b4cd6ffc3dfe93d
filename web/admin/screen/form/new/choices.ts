import type { QuestionKind, TypedPage } from '#form/edit/lines/question.ts';
import { readLines } from '#form/edit/lines/readLines.ts';
import type { PlaceTexts } from '../../../texts/compiled/form/place.ts';
import type { NewFormSource } from './newFormSearch.ts';

export interface ChosenFile {
  readonly name: string;
  readonly text: string;
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
  readonly templates: PlaceTexts['templates'];
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
  if (source === 'file' && file !== undefined) return nameInFile(file.text) ?? untitled;
  return untitled;
}

/** A look at the first lines of the file, so that the name is shown before the service has read it. */
function nameInFile(text: string): string | undefined {
  for (const line of text.slice(0, 10_000).split('\n')) {
    const [, key, value = ''] = /^\s*("name"\s*:|name:\s)(.*)$/.exec(line) ?? [];
    if (key === undefined) continue;
    const written = value.trim().replace(/[,}]$/, '').trim();
    return (key.startsWith('"') ? textOf(written) : written.replace(/^(["'])(.*)\1$/, '$2'))?.slice(0, 200);
  }
  return undefined;
}

function textOf(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
