import { join } from 'node:path';
import { type Finding, Findings, headingOf } from '#service/transfer/archive/findings.ts';
import type { Staging } from '#store/download/staging.ts';
import type { DownloadLimits } from './downloadLimits.ts';
import type { RemoteApi } from './remoteApi.ts';

export interface DownloadProgress {
  /** For example `responses of "Visitor survey"`. */
  what: string;
  done: number;
  total?: number | undefined;
}

export interface Download {
  api: RemoteApi;
  staging: Staging;
  limits: DownloadLimits;
  folder: string;
  /** Reported and reset after each step, so that an interruption loses little. */
  findings: Findings;
  /** Keeps a remark; `finding` is its machine-readable form. */
  report: (line: string, finding?: Finding) => void;
  onProgress: (progress: DownloadProgress) => void;
}

/** Holds the staging file and incomplete files, beside the archive's own files. */
export function workFolder(folder: string): string {
  return join(folder, '.download');
}

export function tellFindings(download: Download): void {
  for (const finding of download.findings.list()) {
    const { count, examples } = finding;
    const seen = [...new Set(examples)].join(', ');
    download.report(`${headingOf(finding)}: ${seen}${count > examples.length ? ', …' : ''}`, finding);
  }
  download.findings = new Findings();
}
