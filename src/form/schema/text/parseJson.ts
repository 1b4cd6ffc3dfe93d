import { failed, ok, type Result } from '#kit/result.ts';
import { maxFaults } from '../faults.ts';
import {
  maxFormFileDepth,
  type ParsedText,
  type TextFault,
  tooDeep,
  type WantedPaths,
} from './parsedText.ts';

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const word = /true|false|null/y;

/**
 * Parses JSON. `JSON.parse` builds the value; a scanner adds what it does not report: the place of an error, duplicate
 * keys, and the offset of parts. Those are looked for in a second scan, when somebody asks: the paths of a crafted file
 * take many times longer to write than its text to read.
 */
export function parseJson(text: string): Result<ParsedText, TextFault[]> {
  const scan = new Scan(text);
  try {
    scan.document();
  } catch (error) {
    if (error instanceof WrongJson) return failed([{ offset: scan.at, message: error.message }]);
    throw error;
  }
  if (scan.faults.length > 0) return failed(scan.faults);
  return ok({ value: JSON.parse(text), offsetsOf: (wanted) => offsetsIn(text, wanted) });
}

function offsetsIn(text: string, wanted: WantedPaths): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const around = wanted === 'all' ? undefined : new Set(wanted.flatMap(withEnclosing).flatMap(fromRoot));
  new Scan(text, { offsets, around }).document();
  return offsets;
}

/** `pages[0].label` with `pages[0]`, `pages` and the document. */
function withEnclosing(path: string): string[] {
  const ends = Array.from(path.matchAll(/[.[]/g), ({ index }) => path.slice(0, index));
  return ['', ...ends, path];
}

interface Recording {
  readonly offsets: Map<string, number>;
  /** The paths to record; all of them if undefined. */
  readonly around: ReadonlySet<string> | undefined;
}

class WrongJson extends Error {}

class Scan {
  readonly faults: TextFault[] = [];
  readonly #text: string;
  readonly #recording: Recording | undefined;
  #depth = 0;
  at = 0;

  constructor(text: string, recording?: Recording) {
    this.#text = text;
    this.#recording = recording;
  }

  document(): void {
    this.#value(this.#recording === undefined ? undefined : '');
    this.#space();
    if (this.at < this.#text.length) throw new WrongJson('The document has ended, but more follows.');
  }

  /** The path is undefined where nothing is recorded inside. */
  #value(path: string | undefined): void {
    this.#space();
    if (path !== undefined) this.#record(path, this.at);
    if (this.#depth > maxFormFileDepth) throw new WrongJson(`The document ${tooDeep}.`);
    this.#depth += 1;
    if (this.#next('{')) this.#members(path);
    else if (this.#next('[')) this.#items(path);
    else if (!this.#string() && !this.#take(number) && !this.#take(word)) throw this.#unexpected('a value');
    this.#depth -= 1;
  }

  #members(path: string | undefined): void {
    const seen = this.#recording === undefined ? new Set<string>() : undefined;
    if (this.#next('}')) return;
    do {
      this.#space();
      const begin = this.at;
      if (!this.#string()) throw this.#unexpected('a key in double quotes');
      const end = this.at;
      if (seen !== undefined) this.#notice(seen, begin, end);
      if (!this.#next(':')) throw this.#unexpected('a colon');
      const inner = path === undefined ? undefined : this.#recorded(`${path}.${this.#key(begin, end)}`);
      if (inner !== undefined) this.#record(inner, begin);
      this.#value(inner);
    } while (this.#next(','));
    if (!this.#next('}')) throw this.#unexpected('a comma or }');
  }

  #items(path: string | undefined): void {
    if (this.#next(']')) return;
    let index = 0;
    do {
      this.#value(path === undefined ? undefined : this.#recorded(`${path}[${index}]`));
      index += 1;
    } while (this.#next(','));
    if (!this.#next(']')) throw this.#unexpected('a comma or ]');
  }

  #notice(seen: Set<string>, begin: number, end: number): void {
    const key = this.#key(begin, end);
    if (seen.has(key) && this.faults.length < maxFaults)
      this.faults.push({ offset: begin, message: `The key "${key}" is there twice; remove one of them.` });
    seen.add(key);
  }

  /** The first place counts: a key comes before its value, and the document before a key that is written like it. */
  #record(path: string, offset: number): void {
    const offsets = this.#recording?.offsets;
    const written = writtenFrom(path);
    if (!offsets?.has(written)) offsets?.set(written, offset);
  }

  #recorded(path: string): string | undefined {
    const around = this.#recording?.around;
    return around === undefined || around.has(path) ? path : undefined;
  }

  #key(begin: number, end: number): string {
    const inside = this.#text.slice(begin + 1, end - 1);
    return inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside;
  }

  #space(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.at += 1;
    }
  }

  #next(character: string): boolean {
    this.#space();
    if (this.#text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  #string(): boolean {
    if (this.#text[this.at] !== '"') return false;
    for (let at = this.at + 1; ; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === 0x22) {
        this.at = at + 1;
        return true;
      }
      if (code === 0x5c) {
        escaped.lastIndex = at;
        if (!escaped.test(this.#text)) return false;
        at = escaped.lastIndex - 1;
      } else if (Number.isNaN(code) || code < 0x20) return false;
    }
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.#text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  #unexpected(wanted: string): WrongJson {
    this.#space();
    const found = this.#text[this.at];
    return new WrongJson(
      found === undefined
        ? `The text ends where ${wanted} is needed.`
        : `${wanted.charAt(0).toUpperCase()}${wanted.slice(1)} is needed here, not ${found}.`,
    );
  }
}

/** The inverse of {@link writtenFrom}: `[0]` is an item of a list or the key `[0]`. */
function fromRoot(path: string): string[] {
  return path === '' || path.startsWith('[') ? [path, `.${path}`] : [`.${path}`];
}

/** As faults write it: `.pages[0]` is `pages[0]`. */
function writtenFrom(path: string): string {
  return path.startsWith('.') ? path.slice(1) : path;
}
