/** The files of an answer, with those that were sent. */
export function withFiles(kept: readonly string[], sent: readonly string[]): readonly string[] {
  return [...kept, ...sent.filter((id) => !kept.includes(id))];
}

/**
 * Removes a file from an answer, or puts it back at its place in the list. A file that the list does not have stays,
 * because somebody else may have added it since.
 */
export function withToggled(
  kept: readonly string[],
  listed: readonly string[],
  id: string,
): readonly string[] {
  if (kept.includes(id)) return kept.filter((each) => each !== id);
  const unlisted = kept.filter((each) => !listed.includes(each));
  return [...listed.filter((each) => each === id || kept.includes(each)), ...unlisted];
}
