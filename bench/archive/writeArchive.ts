import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchiveSource, Located } from '#service/transfer/archive/source.ts';

/** Writes a generated archive to a folder like `canvass export`, but without files, which are not measured. */
export async function writeArchive(source: ArchiveSource, folder: string): Promise<void> {
  await mkdir(join(folder, 'responses'), { recursive: true });
  await writeFile(join(folder, 'organization.json'), JSON.stringify(await source.organization()));
  await writeLines(join(folder, 'workspaces.jsonl'), source.workspaces());
  await writeLines(join(folder, 'forms.jsonl'), source.forms());
  for await (const { value } of source.forms()) {
    await writeLines(join(folder, 'responses', `${value.id}.jsonl`), source.responses(value.id));
  }
}

async function writeLines(path: string, lines: AsyncIterable<Located<unknown>>): Promise<void> {
  await pipeline(Readable.from(inBlocks(lines), { objectMode: false }), createWriteStream(path));
}

async function* inBlocks(lines: AsyncIterable<Located<unknown>>): AsyncGenerator<Buffer> {
  let block: string[] = [];
  for await (const { value } of lines) {
    block.push(JSON.stringify(value), '\n');
    if (block.length < 1000) continue;
    yield Buffer.from(block.join(''));
    block = [];
  }
  yield Buffer.from(block.join(''));
}
