import { RE2JS, RE2JSException } from 're2js';
import { failed, ok, type Result } from '#kit/result.ts';
import { estimateSize } from './estimateSize.ts';

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

/** The estimate may be above what the engine makes of it; this much is compiled in a hundredth of a second. */
const mostEstimated = 5 * mostInstructions;

/** Bytes, as far as they can be told. The patterns of any sensible form find room together. */
const mostKept = 160_000_000;

/** The engine remembers states of the pattern that it met in texts, one for each character at most, up to a bound. */
const bytesOfInstruction = 8;
const mostRemembered = 8_000_000;

interface Kept {
  readonly result: Result<Pattern, PatternFailure>;
  bytes: number;
}

const kept = new Map<string, Kept>();
let bytesKept = 0;

/** Compiles a pattern in the syntax of RE2; the latest ones are kept. */
export function compilePattern(source: string): Result<Pattern, PatternFailure> {
  const entry = kept.get(source) ?? keep(source);
  // The one that was asked for last stands last.
  kept.delete(source);
  kept.set(source, entry);
  for (const [oldest, { bytes }] of kept) {
    if (bytesKept <= mostKept || oldest === source) break;
    kept.delete(oldest);
    bytesKept -= bytes;
  }
  return entry.result;
}

function keep(source: string): Kept {
  const entry: Kept = {
    result: compile(source, (bytes) => {
      const more = Math.min(entry.bytes + bytes, mostRemembered) - entry.bytes;
      if (kept.get(source) !== entry || more <= 0) return;
      entry.bytes += more;
      bytesKept += more;
    }),
    bytes: 1000 + 2 * source.length,
  };
  bytesKept += entry.bytes;
  return entry;
}

/** `remember` is told what matching may have added to the memory that the pattern takes. */
function compile(source: string, remember: (bytes: number) => void): Result<Pattern, PatternFailure> {
  if (estimateSize(source) > mostEstimated) return tooLarge;
  try {
    const expression = RE2JS.compile(source);
    const size = expression.programSize();
    if (size > mostInstructions) return tooLarge;
    return ok({
      fits(text) {
        remember(text.length * size * bytesOfInstruction);
        return expression.testExact(text);
      },
    });
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return failed({ code: 'pattern_invalid', message: inWords(error.message) });
  }
}

const tooLarge = failed<PatternFailure>({
  code: 'pattern_too_large',
  message: 'The pattern repeats too much. Use smaller numbers in braces.',
});

/** The engine says `error parsing regexp: missing closing ): …`; people need only what follows. */
function inWords(message: string): string {
  return `The pattern cannot be read: ${message.replace(/^error parsing regexp: /, '')}.`;
}
