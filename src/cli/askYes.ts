import { createInterface } from 'node:readline';

/** Asks a yes/no question; anything but yes, including the end of the input, means no. */
export async function askYes(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
  write: (text: string) => void = (text) => process.stderr.write(text),
  signal?: AbortSignal,
): Promise<boolean> {
  // Non-terminal mode, so that Ctrl-C still sends a signal.
  const lines = createInterface({ input, terminal: false });
  const stop = () => lines.close();
  signal?.addEventListener('abort', stop);
  try {
    write(`${question} [y/N] `);
    const answer = await new Promise<string>((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(''));
    });
    return /^\s*y(es)?\s*$/i.test(answer);
  } finally {
    signal?.removeEventListener('abort', stop);
    lines.close();
  }
}
