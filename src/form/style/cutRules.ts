/** A piece of CSS as it was written, without comments, and the line on which it begins. */
export interface Written {
  readonly text: string;
  readonly line: number;
}

export interface CutRule {
  readonly prelude: Written;
  /** The declarations of the block; undefined for a statement without one, such as `@import "x";`. */
  readonly declarations?: readonly Written[];
  /** The rules inside, where the block belongs to an at-rule such as `@media`. */
  readonly rules?: readonly CutRule[];
  /** Blocks where none is allowed, by the text before them. */
  readonly nested?: readonly Written[];
}

/** Splits CSS into rules and declarations in linear time, without validating them. */
export function cutRules(css: string): CutRule[] {
  return new Cutter(css).rules(true);
}

class Cutter {
  private readonly css: string;
  private at = 0;
  private line = 1;

  constructor(css: string) {
    this.css = css;
  }

  rules(top: boolean): CutRule[] {
    const rules: CutRule[] = [];
    while (this.at < this.css.length) {
      const { stop, ...prelude } = this.until('{};');
      if (stop === '{') rules.push(this.block(prelude, top));
      else if (prelude.text !== '') rules.push({ prelude });
      if (stop === '}' && !top) break;
    }
    return rules;
  }

  private block(prelude: Written, top: boolean): CutRule {
    if (prelude.text.startsWith('@') && top) return { prelude, rules: this.rules(false) };
    const declarations: Written[] = [];
    const nested: Written[] = [];
    let stop = '';
    while (this.at < this.css.length && stop !== '}') {
      const { stop: found, ...piece } = this.until('{};');
      stop = found;
      if (stop === '{') {
        nested.push(piece);
        this.skipBlock();
      } else if (piece.text !== '') declarations.push(piece);
    }
    return { prelude, declarations, nested };
  }

  private skipBlock(): void {
    for (let depth = 1; depth > 0 && this.at < this.css.length; ) {
      const { stop } = this.until('{}');
      depth += stop === '{' ? 1 : -1;
    }
  }

  /**
   * Reads up to and including one of the stops. Stops in strings and comments do not count, nor does a semicolon in
   * brackets.
   */
  private until(stops: string): Written & { stop: string } {
    const parts: string[] = [];
    let start = this.at;
    let begin: number | undefined;
    let depth = 0;
    let stop = '';
    while (this.at < this.css.length) {
      const sign = this.css.charAt(this.at);
      if (sign === '/' && this.css.charAt(this.at + 1) === '*') {
        parts.push(this.css.slice(start, this.at), ' ');
        this.skipComment();
        start = this.at;
        continue;
      }
      if (stops.includes(sign) && (depth === 0 || sign !== ';')) {
        stop = sign;
        break;
      }
      if (sign.trim() !== '') begin ??= this.line;
      if (sign === '(') depth += 1;
      else if (sign === ')' && depth > 0) depth -= 1;
      if (sign === '"' || sign === "'") this.skipString(sign);
      else this.step();
    }
    parts.push(this.css.slice(start, this.at));
    this.at += 1;
    return { text: parts.join('').trim(), line: begin ?? this.line, stop };
  }

  private step(): void {
    if (this.css.charAt(this.at) === '\n') this.line += 1;
    this.at += 1;
  }

  private skipComment(): void {
    const end = this.css.indexOf('*/', this.at + 2);
    const after = end === -1 ? this.css.length : end + 2;
    while (this.at < after) this.step();
  }

  /** A string ends at the line break, so that a missing quote affects one line only. */
  private skipString(quote: string): void {
    this.at += 1;
    while (this.at < this.css.length && this.css.charAt(this.at) !== '\n') {
      this.at += 1;
      if (this.css.charAt(this.at - 1) === quote) return;
    }
  }
}
