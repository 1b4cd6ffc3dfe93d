import { failed, ok, type Result } from '#kit/result.ts';
import { mostFaults, writtenPath } from '../faults.ts';
import { maxFormFileDepth, type ParsedText, type TextFault, tooDeep } from './parsedText.ts';

const space = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const word = /true|false|null/y;

/**
 * Parses JSON and records the offset of every part. `JSON.parse` builds the value; this scanner adds what it does not
 * report: the place of an error and duplicate keys.
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
  return ok({ value: JSON.parse(text), places: scan.places });
}

class WrongJson extends Error {}

class Scan {
  readonly places = new Map<string, number>();
  readonly faults: TextFault[] = [];
  readonly #text: string;
  readonly #path: (string | number)[] = [];
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): void {
    this.#value();
    this.#take(space);
    if (this.at < this.#text.length) throw new WrongJson('The document has ended, but more follows.');
  }

  #value(): void {
    this.#take(space);
    const path = writtenPath(this.#path);
    if (!this.places.has(path)) this.places.set(path, this.at);
    if (this.#path.length > maxFormFileDepth) throw new WrongJson(`The document ${tooDeep}.`);
    if (this.#next('{')) this.#members();
    else if (this.#next('[')) this.#items();
    else if (!this.#take(string) && !this.#take(number) && !this.#take(word))
      throw this.#unexpected('a value');
  }

  #members(): void {
    const seen = new Set<string>();
    if (this.#next('}')) return;
    do {
      this.#take(space);
      const begin = this.at;
      if (!this.#take(string)) throw this.#unexpected('a key in double quotes');
      const key: string = JSON.parse(this.#text.slice(begin, this.at));
      if (seen.has(key) && this.faults.length < mostFaults)
        this.faults.push({ offset: begin, message: `The key "${key}" is there twice; remove one of them.` });
      seen.add(key);
      if (!this.#next(':')) throw this.#unexpected('a colon');
      this.#path.push(key);
      this.places.set(writtenPath(this.#path), begin);
      this.#value();
      this.#path.pop();
    } while (this.#next(','));
    if (!this.#next('}')) throw this.#unexpected('a comma or }');
  }

  #items(): void {
    if (this.#next(']')) return;
    let index = 0;
    do {
      this.#path.push(index);
      this.#value();
      this.#path.pop();
      index += 1;
    } while (this.#next(','));
    if (!this.#next(']')) throw this.#unexpected('a comma or ]');
  }

  #next(character: string): boolean {
    this.#take(space);
    if (this.#text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.#text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  #unexpected(wanted: string): WrongJson {
    this.#take(space);
    const found = this.#text[this.at];
    return new WrongJson(
      found === undefined
        ? `The text ends where ${wanted} is needed.`
        : `${wanted.charAt(0).toUpperCase()}${wanted.slice(1)} is needed here, not ${found}.`,
    );
  }
}
