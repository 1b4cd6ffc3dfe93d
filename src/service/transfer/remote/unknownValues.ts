export type Path = readonly (string | number)[];
type Branch = Map<string, unknown>;

/**
 * Collects values that the archive's format does not know, under their path: an unknown `browser` of a visitor
 * becomes `{"visitor":{"browser":…}}`. A list becomes an object with its indexes as keys.
 */
export class UnknownValues {
  readonly #root: Branch = new Map();

  put(path: Path, value: unknown): void {
    let branch = this.#root;
    for (const step of path.slice(0, -1)) {
      const next = branch.get(String(step));
      if (next instanceof Map) branch = next;
      else {
        const grown: Branch = new Map();
        branch.set(String(step), grown);
        branch = grown;
      }
    }
    branch.set(String(path.at(-1)), value);
  }

  /** The `extra` of a line; undefined if there are none. */
  extra(): Record<string, unknown> | undefined {
    return this.#root.size === 0 ? undefined : unfold(this.#root);
  }
}

/** Built from entries, so that a key named `__proto__` does not change the prototype. */
function unfold(branch: Branch): Record<string, unknown> {
  const entries = [...branch].map(([key, value]) => [key, value instanceof Map ? unfold(value) : value]);
  return Object.fromEntries(entries);
}
