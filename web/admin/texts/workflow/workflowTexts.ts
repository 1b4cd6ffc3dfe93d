import type { english } from './english/english.ts';

/** The texts of workflows, their runs and connections, loaded with their screens and not at the start of the app. */
export type WorkflowTexts = typeof english;
