import { RE2JS, RE2JSException } from 're2js';
import { failed, ok, type Result } from '#kit/result.ts';

/** A pattern that is ready: whether the whole text fits it. */
export interface Pattern {
  fits(text: string): boolean;
}

export interface PatternFailure {
  readonly code: 'pattern_invalid' | 'pattern_too_large';
  readonly message: string;
}

/**
 * Matching takes time linear in the text, but also in the size of the compiled pattern, and thirty times `\p{L}{1,1000}`
 * took more than a minute on 10,000 letters. At this size the worst known takes a tenth of a second.
 */
const mostInstructions = 1000;

/** Each may keep some megabytes of what it learned about texts. */
const mostKept = 20;

const compiled = new Map<string, Result<Pattern, PatternFailure>>();

/** Compiles a pattern in the syntax of RE2; the latest ones are kept. */
export function compilePattern(source: string): Result<Pattern, PatternFailure> {
  const known = compiled.get(source);
  if (known !== undefined) compiled.delete(source);
  const result = known ?? compile(source);
  compiled.set(source, result);
  if (compiled.size > mostKept) {
    const oldest = compiled.keys().next();
    if (!oldest.done) compiled.delete(oldest.value);
  }
  return result;
}

function compile(source: string): Result<Pattern, PatternFailure> {
  try {
    const expression = RE2JS.compile(source);
    if (expression.programSize() > mostInstructions) {
      return failed({
        code: 'pattern_too_large',
        message: 'The pattern repeats too much. Use smaller numbers in braces.',
      });
    }
    return ok({ fits: (text) => expression.testExact(text) });
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return failed({ code: 'pattern_invalid', message: inWords(error.message) });
  }
}

/** The engine says `error parsing regexp: missing closing ): …`; people need only what follows. */
function inWords(message: string): string {
  return `The pattern cannot be read: ${message.replace(/^error parsing regexp: /, '')}.`;
}
