import { createReadStream } from 'node:fs';
import type { FormValues, UploadedFile } from '#form/answer/answer.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { newUuid } from '#kit/ids.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import type { ArrivedFile } from '#store/query/file.ts';
import { namedStorageKeys } from '#store/query/storageKey.ts';
import type { Database } from '#store/tables.ts';
import type { ReceivedFile } from '../body/receivedBody.ts';

/** The files that came with a form, kept under ids of ours until their response is stored or refused. */
export class Uploads {
  readonly #disk: DiskFiles;
  readonly files: readonly ArrivedFile[];

  constructor(disk: DiskFiles, files: readonly ArrivedFile[]) {
    this.#disk = disk;
    this.files = files;
  }

  /** Only what was chosen in a field for files; durable before anything names it. */
  static async keep(
    disk: DiskFiles,
    { fields }: CompiledForm,
    received: readonly ReceivedFile[],
  ): Promise<Uploads> {
    const asked = new Set(fields.filter(({ known }) => known?.type === 'file_upload').map(({ id }) => id));
    const files: ArrivedFile[] = [];
    for (const { field, name, type, size, sha256, path } of received) {
      if (!asked.has(field)) continue;
      const { storage_key } = await disk.put(createReadStream(path));
      files.push({ id: newUuid(), field_id: field, name, type, size, sha256, storage_key });
    }
    return new Uploads(disk, files);
  }

  find(id: string, fieldId: string): UploadedFile | undefined {
    const file = this.files.find((each) => each.id === id && each.field_id === fieldId);
    return file === undefined ? undefined : { id, name: file.name, type: file.type, size: file.size };
  }

  sha256Of(id: string): string | undefined {
    return this.files.find((each) => each.id === id)?.sha256;
  }

  /** What was sent, with the ids of the files in their fields. */
  in(values: FormValues): FormValues {
    const all = new Map(values);
    for (const { field_id, id } of this.files) all.set(field_id, [...(all.get(field_id) ?? []), id]);
    return all;
  }

  /** Removes what became nobody's. */
  async settle(db: Database): Promise<void> {
    const named = await namedStorageKeys(
      db,
      this.files.map(({ storage_key }) => storage_key),
    );
    for (const { storage_key } of this.files)
      if (!named.has(storage_key)) await this.#disk.remove(storage_key);
  }
}
