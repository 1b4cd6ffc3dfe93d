const repetition = /\{(\d+)(?:,(\d*))?\}/y;
const quoted = /\\Q([\s\S]*?)(?:\\E|$)/y;
/** One character or one class of them; those of a class count once. */
const single = /\\(?:[pP]\{[^}]*\}|x\{[^}]*\}|[\s\S])|\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]/y;
/** Flags alone are no group: `(?i)`. */
const flags = /\(\?[a-zA-Z-]+\)/y;
const groupStart = /\((?:\?[a-zA-Z-]*:|\?P?<\w+>)?/y;

/**
 * About how many instructions a pattern will need, found in time linear in its length: the engine writes out every
 * repetition before it can tell, so that fifty characters become fifty thousand instructions. Where alternatives begin
 * alike it needs fewer. What is not in the syntax is counted somehow; the engine says what is wrong with it.
 */
export function estimateSize(source: string): number {
  // What came before each group that is still open, and what the group itself takes.
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

/** A group remembers where it begins and ends. */
const capture = 2;

function timesOf([, least, most]: RegExpExecArray): number {
  return Math.max(1, Number(least), Number(most ?? 0));
}
