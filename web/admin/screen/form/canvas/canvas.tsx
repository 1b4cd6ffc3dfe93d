import type { FormDefinition } from '#form/definition/document.ts';

export interface CanvasProps {
  /** The form to show. */
  readonly draft: FormDefinition;
  /** The language of its texts; that of the draft without it. */
  readonly language?: string;
  readonly scheme: 'light' | 'dark';
  /** In pixels. */
  readonly width: number;
  /** `edit` selects and changes what is clicked; `view` behaves as for a visitor. */
  readonly mode: 'edit' | 'view';
}

/** The form as its visitors see it, in a frame of its own. */
export function Canvas({ width }: CanvasProps) {
  return <div style={{ inlineSize: width }} />;
}
