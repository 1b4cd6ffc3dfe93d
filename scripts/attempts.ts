/** One way to get something, with a description for the error message if all fail. */
export interface Attempt<Value> {
  name: string;
  /** Undefined if this way does not apply here. */
  run(): Promise<Value | undefined>;
}

export type Outcome<Value> = { value: Value } | { value: undefined; tried: string[] };

/** The first successful attempt; otherwise the failures of all. */
export async function firstSuccessful<Value>(attempts: readonly Attempt<Value>[]): Promise<Outcome<Value>> {
  const tried: string[] = [];
  for (const { name, run } of attempts) {
    try {
      const value = await run();
      if (value !== undefined) return { value };
      tried.push(`${name}: nothing there, or not possible here`);
    } catch (error) {
      tried.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { value: undefined, tried };
}
