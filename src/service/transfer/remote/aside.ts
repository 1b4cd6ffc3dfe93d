export type Path = readonly (string | number)[];
type Branch = Map<string, unknown>;

/**
 * Collects what the archive has no place for, under the path where it stood: an unknown `browser` of a visitor
 * becomes `{"visitor":{"browser":…}}`. A list becomes an object with the places as keys.
 */
export class Aside {
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

  /** The `extra` of a line; undefined when nothing was put aside. */
  extra(): Record<string, unknown> | undefined {
    return this.#root.size === 0 ? undefined : unfold(this.#root);
  }
}

/** From entries, so that a key named `__proto__` is a key like any other. */
function unfold(branch: Branch): Record<string, unknown> {
  const entries = [...branch].map(([key, value]) => [key, value instanceof Map ? unfold(value) : value]);
  return Object.fromEntries(entries);
}
