const width = 30;
const interval = 100;

/** A progress line that overwrites itself, on a terminal only; logs and pipes get nothing. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  #lastDrawn = 0;
  #drawn = false;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
  }

  /** Without a `total`, shows only the number. */
  show(label: string, done: number, total: number | undefined): void {
    if (!this.#stream.isTTY) return;
    const now = Date.now();
    if (now - this.#lastDrawn < interval && done !== total) return;
    this.#lastDrawn = now;
    this.#drawn = true;
    this.#stream.write(`\r\x1b[K${progressLine(label, done, total)}`);
  }

  /** Erases the line, so that the next output starts on a clean one. */
  clear(): void {
    if (!this.#drawn) return;
    this.#drawn = false;
    this.#stream.write('\r\x1b[K');
  }
}

function progressLine(label: string, done: number, total: number | undefined): string {
  const number = done.toLocaleString('en');
  if (total === undefined) return `${label} ${number}`;
  const part = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(part * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  return `${label} ${bar} ${Math.floor(part * 100)} % (${number} of ${total.toLocaleString('en')})`;
}
