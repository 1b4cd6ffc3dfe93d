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
  let value = slug;
  for (let number = 2; taken.has(value); number += 1) value = `${slug}-${number}`;
  taken.add(value);
  return value;
}
