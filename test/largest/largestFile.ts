import { writeFormFile } from '#form/schema/text/writeFormFile.ts';
import { largestForm } from '#form/size/testing/largestForm.ts';

/** The longest text of a form file that the app takes. */
const longest = 2_000_000;

const file = { name: 'The largest form', ...largestForm() };

/** The whole form as a file, which is longer than the app takes. */
export const wholeFiles = { json: () => JSON.stringify(file), yaml: () => writeFormFile(file, 'yaml') };

/**
 * The largest form whose file is taken: in JSON with as many languages as the text may have. YAML may also have 300,000
 * tokens only, so its options are plain words, and it has brackets, as YAML may.
 */
export const acceptedFiles = { json: longestJson, yaml: () => JSON.stringify(withPlainOptions()) };

function longestJson(): string {
  const translations = Object.entries(file.translations ?? {});
  for (let count = translations.length; ; count -= 1) {
    const text = JSON.stringify({
      ...file,
      translations: Object.fromEntries(translations.slice(0, count)),
    });
    if (text.length <= longest || count === 0) return text;
  }
}

function withPlainOptions() {
  const { translations: _, ...form } = file;
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) =>
      'options' in field ? { ...field, options: (field.options as { label: string }[]).map(labelOf) } : field,
    ),
  }));
  return { ...form, pages, translations: { de: file.translations?.de } };
}

function labelOf({ label }: { readonly label: string }): string {
  return label;
}
