/** The last number behind each slug, so that many equal ones take no longer than different ones. */
const numbers = new WeakMap<Set<unknown>, Map<string, number>>();

/**
 * The value of an option from its label: `Very good!` is `very-good`, and a second one `very-good-2`. Adds the value to
 * `taken`.
 */
export function optionValue(label: string, taken: Set<unknown>): string {
  const words = label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+/, '');
  const slug = [...words].slice(0, 60).join('').replace(/-+$/, '') || 'option';
  const used = numbers.get(taken) ?? new Map<string, number>();
  numbers.set(taken, used);
  let number = used.get(slug) ?? 1;
  let value = number === 1 ? slug : `${slug}-${number}`;
  while (taken.has(value)) {
    number += 1;
    value = `${slug}-${number}`;
  }
  used.set(slug, number);
  taken.add(value);
  return value;
}
