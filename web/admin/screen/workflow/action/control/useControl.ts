import { useSetting } from '#admin/screen/form/build/panel/subject/subject.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Control } from '../table/control.ts';

interface Texts {
  readonly label: string;
  readonly help?: string;
  readonly without?: string;
}

/** The setting of a control, with its texts. */
export function useControl({ path, text }: Pick<Control, 'path' | 'text'>) {
  const { settings } = useLazyTexts(workflowTexts);
  const { label, help, without }: Texts = settings[text];
  return { ...useSetting(path), label, help, without };
}
