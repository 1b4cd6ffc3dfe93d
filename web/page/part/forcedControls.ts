import { forcedValues } from '#render/forcedValues.ts';
import { setControls } from '../controls.ts';
import type { LivePage } from '../livePage.ts';

const visitorValues = new WeakMap<LivePage, Map<string, readonly string[]>>();

/** Shows the value that a rule sets while the rule holds, and restores the visitor's value afterwards. */
export function applyForcedValues(page: LivePage): void {
  const saved = visitorValues.get(page) ?? new Map<string, readonly string[]>();
  visitorValues.set(page, saved);
  const forced = forcedValues(page.state);
  const restored = new Map([...saved].filter(([name]) => !forced.has(name)));
  if (forced.size + restored.size === 0) return;
  const values = page.values();
  for (const name of forced.keys()) if (!saved.has(name)) saved.set(name, values.get(name) ?? []);
  for (const name of restored.keys()) saved.delete(name);
  setControls(page.element, new Map([...forced, ...restored]));
  if (restored.size > 0) page.evaluate();
}
