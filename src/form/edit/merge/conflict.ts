/**
 * A part of the document that both sides changed in different ways. The merged document has what `theirs` is, which was
 * stored first; of something that one side deleted and the other changed it has the changed one.
 */
export interface Conflict {
  readonly kind: 'changed' | 'deleted' | 'moved';
  /**
   * Keys from the outside in: `['fields', 'field7', 'label']`, `['pages', 'page2', 'description']`, `['theme', 'accent']`.
   * Fields are not below their page, because they may have moved. Rules have no id, so `['logic']` names them all and the
   * values hold the rule.
   */
  readonly path: readonly string[];
  /** Undefined where that side has removed it. */
  readonly base?: unknown;
  readonly mine?: unknown;
  readonly theirs?: unknown;
}

/** The place of a moved item: the page, for a field, and the item that it follows. */
export interface ConflictLocation {
  readonly page?: string;
  readonly after: string;
}
