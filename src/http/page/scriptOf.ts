import { rootOf } from '#render/share/formAddress.ts';
import type { PageScript } from '#render/view.ts';
import type { Pages } from './pages.ts';

/** Where the script of a page is, with the parts that its form needs; undefined where it was not built. */
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

/** The script of a page that stands in the place of a form, inside another page. */
export function statusScriptOf({ assets, submissions }: Pages): PageScript | undefined {
  const entry = assets.entry('page/status');
  return entry === undefined ? undefined : { source: baseOf(submissions.formsUrl) + entry.file, preload: [] };
}

function baseOf(formsUrl: string): string {
  return `${rootOf(formsUrl)}/assets/`;
}
