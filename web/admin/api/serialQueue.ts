const lines = new Map<string, Promise<unknown>>();

/** Runs tasks of the same key one after another, whatever their outcome. */
export async function serialQueue<Done>(thing: string, act: () => Promise<Done>): Promise<Done> {
  const acting = (lines.get(thing) ?? Promise.resolve()).then(act, act);
  lines.set(thing, acting);
  try {
    return await acting;
  } finally {
    if (lines.get(thing) === acting) lines.delete(thing);
  }
}
