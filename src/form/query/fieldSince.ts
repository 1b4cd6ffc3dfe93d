import { isObject } from '#kit/isObject.ts';
import type { Field } from '../definition/document.ts';

/** Whether a later version asks the same question, another one, or none. */
export function fieldSince(then: Field, now: Field | undefined): 'same' | 'changed' | 'removed' {
  if (now === undefined) return 'removed';
  return written(then) === written(now) ? 'same' : 'changed';
}

/** JSON with sorted keys. The place in the API's list is not part of the question. */
function written({ position: _position, ...field }: Field): string {
  return JSON.stringify(field, (_key, value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
