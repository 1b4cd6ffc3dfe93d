import type { ExportDialogProps } from '../slots.ts';

/** Chooses the format of an export. */
export function ExportDialog({ open }: ExportDialogProps) {
  return open ? null : null;
}
