import type { FormDefinition } from '../../schema/definition.ts';
import { keysOf, same } from '../diff/same.ts';
import type { Conflict } from './conflict.ts';
import { mergePages } from './mergePages.ts';
import { mergeParts } from './mergeValue.ts';
import { documentShape } from './shape.ts';

export interface Merged {
  readonly document: FormDefinition;
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges two drafts that were made from the same one. Changes to different parts are all kept; the same part changed in
 * two ways is a conflict, in which theirs stands until somebody decides. Where the sides do not conflict it does not
 * matter which of them is called mine.
 */
export function merge(base: FormDefinition, mine: FormDefinition, theirs: FormDefinition): Merged {
  if (same(base, mine) || same(mine, theirs)) return { document: theirs, conflicts: [] };
  if (same(base, theirs)) return { document: mine, conflicts: [] };
  const conflicts: Conflict[] = [];
  const keys = [...keysOf(base, mine, theirs)].filter((key) => key !== 'pages');
  const document = {
    ...mergeParts({ base, mine, theirs }, keys, documentShape, { path: [], conflicts }),
    pages: mergePages({ base: base.pages, mine: mine.pages, theirs: theirs.pages }, conflicts),
  };
  // The parts of three documents, merged by their schema, are a document; tests hold it to that.
  return { document: document as unknown as FormDefinition, conflicts };
}
