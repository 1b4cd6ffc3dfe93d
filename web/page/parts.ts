/** What only some forms need, each in a file of its own; see `src/render/script/partsOfPage.ts`. */
const parts: Record<string, () => Promise<unknown>> = {
  address: () => import('./part/address.ts'),
  choice: () => import('./part/choice.ts'),
  day: () => import('./part/day.ts'),
  file: () => import('./part/file.ts'),
  formula: () => import('./part/formula.ts'),
  link: () => import('./part/link.ts'),
  logic: () => import('./part/logic.ts'),
  payment: () => import('./part/payment.ts'),
  pattern: () => import('./part/pattern.ts'),
  phone: () => import('./part/phone.ts'),
  scale: () => import('./part/scale.ts'),
  table: () => import('./part/table.ts'),
};

export async function loadParts(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => parts[name]?.()));
}
