/** A form text of this length takes some milliseconds to read and check; templates are below. */
const largeText = 40_000;

/** Whether the text of a form is long enough for the thread. */
export function isLargeText(text: string): boolean {
  return text.length > largeText;
}

/** The same of a document that is read already. It stops counting where the answer is known. */
export function isLargeValue(value: unknown): boolean {
  let left = largeText;
  const count = (each: unknown): boolean => {
    if (typeof each === 'string') left -= each.length;
    left -= 4;
    if (left < 0) return true;
    if (typeof each !== 'object' || each === null) return false;
    for (const key in each) {
      left -= key.length;
      if (count((each as Record<string, unknown>)[key])) return true;
    }
    return false;
  };
  return count(value);
}
