import { checkPublication } from './task/checkPublication.ts';
import { compareDrafts } from './task/compareDrafts.ts';
import { missingSettings } from './task/missingSettings.ts';
import { openDraft } from './task/openDraft.ts';
import { readDocument } from './task/readDocument.ts';
import { readForm } from './task/readForm.ts';
import { renderPage } from './task/renderPage.ts';

/**
 * The tasks of the form thread. Input and answer are copied between threads, which costs the main thread time too: texts
 * are cheap, and documents as objects dear.
 */
export const formTasks = {
  checkPublication,
  compareDrafts,
  missingSettings,
  openDraft,
  readDocument,
  readForm,
  renderPage,
};

export type FormTasks = typeof formTasks;
export type TaskInput<Name extends keyof FormTasks> = Parameters<FormTasks[Name]>[0];
export type TaskAnswer<Name extends keyof FormTasks> = Awaited<ReturnType<FormTasks[Name]>>;
