import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useSetting } from '../subject/subject.ts';
import type { Control } from '../table/control.ts';

interface Texts {
  readonly label: string;
  readonly help?: string;
  readonly without?: string;
}

/** The setting of a control, with its texts. */
export function useControl({ path, text }: Pick<Control, 'path' | 'text'>) {
  const { panel } = useLazyTexts(buildTexts);
  const { label, help, without }: Texts = panel.settings[text];
  return { ...useSetting(path), label, help, without, panel };
}

/** Optional properties of parts that do not take `undefined`. */
export function given<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };
}
