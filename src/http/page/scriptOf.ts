import { rootOf } from '#render/share/formAddress.ts';
import type { PageScript } from '#render/view.ts';
import type { Pages } from './pages.ts';

/** The address of the page's script, with the parts that its form needs; undefined without a build. */
export function scriptOf({
  assets,
  submissions,
}: Pages): ((parts: readonly string[]) => PageScript) | undefined {
  const main = assets.entry('page/main');
  if (main === undefined) return undefined;
  const base = baseOf(submissions.formsUrl);
  return (parts) => {
    const files = new Set(main.needs);
    for (const part of parts) {
      const entry = assets.entry(`page/part/${part}`);
      if (entry === undefined) throw new Error(`the part ${part} of the page's script was not built`);
      for (const file of [...entry.needs, entry.file]) files.add(file);
    }
    files.delete(main.file);
    return { source: base + main.file, preload: [...files].map((file) => base + file) };
  };
}

/** The script of an embedded status page. */
export function statusScriptOf({ assets, submissions }: Pages): PageScript | undefined {
  const entry = assets.entry('page/status');
  return entry === undefined ? undefined : { source: baseOf(submissions.formsUrl) + entry.file, preload: [] };
}

/** The script of previews, which reloads the page when the draft has changed. */
export function previewScriptOf({ assets, submissions }: Pages): PageScript | undefined {
  const entry = assets.entry('page/preview');
  return entry === undefined ? undefined : { source: baseOf(submissions.formsUrl) + entry.file, preload: [] };
}

function baseOf(formsUrl: string): string {
  return `${rootOf(formsUrl)}/assets/`;
}
