import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileLine, fileLine } from '#contract/archive.ts';
import { decodedBody } from '#outside/decodedBody.ts';
import { archiveFileName } from '#service/transfer/archive/fileName.ts';
import type { Download } from './download.ts';
import { answeredFiles } from './downloadForm.ts';
import { fileLineOf } from './lines.ts';
import { listPages } from './listPage.ts';
import { walkList } from './walkList.ts';
import { writeJsonLines, writeWhole } from './writeWhole.ts';

const listedFiles = 'files';
const fetched = 'fetched files';
const fileLines = 'file lines';

/** Lists the files, fetches the content of each, and writes `files.jsonl`. */
export async function downloadFiles(download: Download): Promise<void> {
  const { api, staging, report, folder } = download;
  const ask = listPages(api, '/v2/files');
  const walked = await walkList({ ask, staging, list: listedFiles, subject: 'Files', report });
  if (walked === 'absent')
    report('Files: the list cannot be read; only files that answers name are looked for.');

  const unlisted = staging.countMissing(answeredFiles, listedFiles);
  const total = staging.count(listedFiles) + unlisted;
  let done = 0;
  for (const list of [listedFiles, answeredFiles]) {
    for (const { id, json, created } of staging.items(list)) {
      if (list === answeredFiles && staging.item(listedFiles, id) !== undefined) continue;
      done++;
      if (staging.item(fetched, id) !== undefined) continue;
      const line = validLine(download, id, JSON.parse(json), list === listedFiles);
      if (line !== undefined) {
        const found = await fetchContent(download, line);
        if (found || list === listedFiles)
          staging.keepPage(fileLines, [{ id, created, json: JSON.stringify(line) }]);
      }
      staging.keepPage(fetched, [{ id, created: 0, json: '' }]);
      download.onProgress({ what: 'files', done, total });
    }
  }
  await writeJsonLines(folder, 'files.jsonl', parsed(staging.items(fileLines)));
}

function* parsed(items: Iterable<{ json: string }>): Generator<unknown> {
  for (const { json } of items) yield JSON.parse(json);
}

function validLine(
  { findings }: Download,
  id: string,
  source: unknown,
  isListed: boolean,
): FileLine | undefined {
  const notice = (kind: string) => findings.add(kind, `file ${id}`);
  const line = isListed ? fileLineOf(source, notice) : source;
  const checked = fileLine.safeParse(line);
  if (checked.success) return checked.data;
  notice('files left out, since the archive cannot hold them');
  return undefined;
}

/** The file appears under its name only once its content is complete. */
async function fetchContent({ api, limits, findings, folder }: Download, line: FileLine): Promise<boolean> {
  const name = `files/${archiveFileName(line.id)}`;
  const path = `/v2/files/${encodeURIComponent(line.id)}/content`;
  const outcome = await api.content(path, (answer) =>
    writeWhole(folder, name, limits.content(decodedBody(answer), line.id, line.size)),
  );
  if (outcome.kind !== 'value') {
    const status = outcome.kind === 'refused' ? outcome.status : 404;
    findings.add('files whose content cannot be read', `${line.id} (${status})`);
    return false;
  }
  const { size } = await stat(join(folder, name));
  if (size !== line.size) findings.add('files whose content is not as long as their size says', line.id);
  return true;
}
