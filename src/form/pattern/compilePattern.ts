import { RE2JS, RE2JSException } from 're2js';
import { failed, ok, type Result } from '#kit/result.ts';
import { estimateSize } from './estimateSize.ts';

/** A compiled pattern, which matches whole texts. */
export interface Pattern {
  fits(text: string): boolean;
}

export interface PatternFailure {
  readonly code: 'pattern_invalid' | 'pattern_too_large';
  readonly message: string;
}

/**
 * Matching takes time linear in the text and in the size of the compiled pattern: thirty times `\p{L}{1,1000}` took
 * more than a minute on 10,000 letters. At this size the worst known pattern takes 100 ms.
 */
const maxInstructions = 1000;

/** The estimate may exceed the real size; the engine compiles this much in 10 ms. */
const maxEstimated = 5 * maxInstructions;

/** The cache size in estimated bytes, enough for the patterns of any sensible form. */
const maxCacheBytes = 160_000_000;

/** The engine caches the states that it meets in texts, at most one per character, up to a limit. */
const bytesOfInstruction = 8;
const maxRemembered = 8_000_000;

interface CacheEntry {
  readonly result: Result<Pattern, PatternFailure>;
  bytes: number;
}

const cache = new Map<string, CacheEntry>();
let cachedBytes = 0;

/** Compiles a pattern in RE2 syntax, with an LRU cache. */
export function compilePattern(source: string): Result<Pattern, PatternFailure> {
  const entry = cache.get(source) ?? keep(source);
  // Moves the entry to the end, as the most recently used.
  cache.delete(source);
  cache.set(source, entry);
  for (const [oldest, { bytes }] of cache) {
    if (cachedBytes <= maxCacheBytes || oldest === source) break;
    cache.delete(oldest);
    cachedBytes -= bytes;
  }
  return entry.result;
}

function keep(source: string): CacheEntry {
  const entry: CacheEntry = {
    result: compile(source, (bytes) => {
      const more = Math.min(entry.bytes + bytes, maxRemembered) - entry.bytes;
      if (cache.get(source) !== entry || more <= 0) return;
      entry.bytes += more;
      cachedBytes += more;
    }),
    bytes: 1000 + 2 * source.length,
  };
  cachedBytes += entry.bytes;
  return entry;
}

/** `remember` receives the bytes that matching may have added to the engine's cache. */
function compile(source: string, remember: (bytes: number) => void): Result<Pattern, PatternFailure> {
  if (estimateSize(source) > maxEstimated) return tooLarge;
  try {
    const expression = RE2JS.compile(source);
    const size = expression.programSize();
    if (size > maxInstructions) return tooLarge;
    return ok({
      fits(text) {
        remember(text.length * size * bytesOfInstruction);
        return expression.testExact(text);
      },
    });
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return failed({ code: 'pattern_invalid', message: errorMessage(error.message) });
  }
}

const tooLarge = failed<PatternFailure>({
  code: 'pattern_too_large',
  message: 'The pattern repeats too much. Use smaller numbers in braces.',
});

/** Removes the engine's prefix: `error parsing regexp: missing closing ): …`. */
function errorMessage(message: string): string {
  return `The pattern cannot be read: ${message.replace(/^error parsing regexp: /, '')}.`;
}
