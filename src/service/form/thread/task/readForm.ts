import { checkForm } from '#form/check/checkForm.ts';
import type { Finding } from '#form/check/findings.ts';
import { type ServerAbilities, serverFindings } from '#form/check/serverFindings.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { FileKind } from '#form/schema/text/fileKind.ts';
import { type FileFault, readFormFile } from '#form/schema/text/readFormFile.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { splitFormFile } from '../../formFile/splitFormFile.ts';
import { settingsErrors } from '../../settingsErrors.ts';
import { type Notified, withNotification } from '../../withNotification.ts';
import { type DraftDocument, draftDocument } from '../draftDocument.ts';

/** A form file without its document as an object, which would be dear to hand over. */
export interface WrittenForm {
  readonly id?: string;
  readonly workspace?: string;
  readonly name: string;
  readonly settings: FormSettings;
  readonly document: DraftDocument;
  /** Errors in the settings. */
  readonly settingsErrors: Finding[];
  /** Findings of the checker, if it was asked. */
  readonly findings: Finding[];
}

/** Reads a form file, and checks the form for this server where wanted. */
export async function readForm({
  kind,
  text,
  notify,
  server,
}: {
  readonly kind: FileKind;
  readonly text: string;
  readonly notify?: Notified | undefined;
  /** The server that the form is checked for. */
  readonly server?: ServerAbilities;
}): Promise<Result<WrittenForm, FileFault[]>> {
  const read = await readFormFile(text, kind);
  if (!read.ok) return failed(read.failure.faults);
  const { definition: given, ...form } = splitFormFile(read.value.file);
  const definition = withNotification(given, notify);
  return ok({
    ...form,
    document: draftDocument(definition),
    settingsErrors: settingsErrors(definition, form.settings),
    findings:
      server === undefined
        ? []
        : [...checkForm(definition, form.settings), ...serverFindings(definition, server)],
  });
}
