const repetition = /\{(\d+)(?:,(\d*))?\}/y;
const quoted = /\\Q([\s\S]*?)(?:\\E|$)/y;
/** One character or character class. */
const single = /\\(?:[pP]\{[^}]*\}|x\{[^}]*\}|[\s\S])|\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]/y;
/** Flags such as `(?i)` are not a group. */
const flags = /\(\?[a-zA-Z-]+\)/y;
const groupStart = /\((?:\?[a-zA-Z-]*:|\?P?<\w+>)?/y;

/**
 * Estimates the number of instructions of a pattern, in time linear in its length. The engine expands every
 * repetition before it reports the size, so fifty characters can become fifty thousand instructions. Alternatives
 * with a common prefix need fewer. Syntax errors are not detected here; the engine reports them.
 */
export function estimateSize(source: string): number {
  // A stack of open groups: the size before each group, and the size of the group itself.
  const outer: { before: number; own: number }[] = [];
  let total = 0;
  let last = 0;
  const add = (size: number): void => {
    last = size;
    total += size;
  };
  let at = 0;
  const take = (part: RegExp): RegExpExecArray | null => {
    part.lastIndex = at;
    const found = part.exec(source);
    if (found !== null) at = part.lastIndex;
    return found;
  };
  while (at < source.length) {
    const text = take(quoted)?.[1];
    if (text !== undefined) {
      add(text.length);
      continue;
    }
    if (take(single) !== null) {
      add(1);
      continue;
    }
    if (take(flags) !== null) continue;
    const group = take(groupStart)?.[0];
    if (group !== undefined) {
      outer.push({ before: total, own: group.endsWith(':') ? 0 : capture });
      total = 0;
      last = 0;
      continue;
    }
    const times = take(repetition);
    if (times !== null) {
      total += last * (timesOf(times) - 1);
      last *= timesOf(times);
      continue;
    }
    const sign = source[at];
    at += 1;
    if (sign === ')') {
      const { before, own } = outer.pop() ?? { before: 0, own: 0 };
      const inside = total + own;
      total = before;
      add(inside);
    } else if (sign === '*' || sign === '+' || sign === '?') {
      last += 1;
      total += 1;
    } else {
      add(1);
    }
  }
  return outer.reduce((sum, { before }) => sum + before, total);
}

/** A capturing group adds two instructions. */
const capture = 2;

function timesOf([, least, most]: RegExpExecArray): number {
  return Math.max(1, Number(least), Number(most ?? 0));
}
