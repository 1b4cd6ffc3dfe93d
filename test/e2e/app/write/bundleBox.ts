import { rolldown } from 'rolldown';

/** A page with one box on it, as `window.box`; `window.opened` lists the formulas that were opened. */
const script = `
  import { textPieces } from '#form/formula/template.ts';
  import { InsertBox } from '#ui/insertBox/insertBox.ts';
  const names = { field1: 'Full name', field4: 'Ticket' };
  window.pieces = textPieces;
  window.open = (multiline, maxLength) => {
    window.box?.end();
    const element = document.querySelector('[data-box]');
    element.replaceChildren();
    element.ariaLabel = 'Text';
    window.told = [];
    window.opened = [];
    window.query = undefined;
    window.box = new InsertBox(element, {
      piecesOf: textPieces,
      lookOf: (source) =>
        source.trim() in names
          ? { kind: 'answer', name: names[source.trim()] }
          : { kind: 'formula', name: 'Formula' },
      stored: (text) => text.replaceAll('[name]', '[field1]'),
      multiline,
      maxLength,
      onChange: (text) => window.told.push(text),
      onOpen: (part) => window.opened.push(part),
      onHistory: (step) => window.told.push(step),
      onMention: (query) => { window.query = query; },
      onMentionKey: () => false,
    });
    window.box.show('');
  };
`;

const entry = `${import.meta.dirname}/entry.ts`;

/** The HTML of a page with the box in which answers are inserted, and nothing else of the app. */
export async function bundleBox(): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'the page',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? script : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  const code = output[0].code.replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><title>Box</title><main><h1>Box</h1><div data-box
    style="white-space: pre-wrap; width: 400px; min-height: 20px; border: 1px solid"></div></main>
    <style>[data-inserted] { display: inline-block }</style><script type="module">${code}</script></html>`;
}
