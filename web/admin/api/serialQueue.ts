const queues = new Map<string, Promise<unknown>>();

/** Runs tasks of the same key one after another, whatever their outcome. */
export async function serialQueue<Done>(key: string, task: () => Promise<Done>): Promise<Done> {
  const running = (queues.get(key) ?? Promise.resolve()).then(task, task);
  queues.set(key, running);
  try {
    return await running;
  } finally {
    if (queues.get(key) === running) queues.delete(key);
  }
}
