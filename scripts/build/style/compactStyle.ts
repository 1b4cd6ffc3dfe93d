/** A comment, a string, or what ends a declaration or opens or closes a rule. */
const token = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|[{};]/g;

/**
 * A style sheet without comments and spaces, by layer: a page includes a `@layer` of its own only if it needs it, so the rules come
 * without it. Those of a sheet without layers are under ''.
 */
export function compactStyle(sheet: string): Map<string, string> {
  const layers = new Map<string, string>();
  let layer = '';
  let depth = 0;
  let done = '';
  let text = '';
  let end = 0;
  for (const { 0: found, index } of sheet.matchAll(token)) {
    text += sheet.slice(end, index);
    end = index + found.length;
    if (found.startsWith('/*')) continue;
    if (found.startsWith('"')) {
      text += found;
      continue;
    }
    const opened = /^@layer (\w+)$/.exec(text.trim())?.[1];
    if (found === '{' && depth === 0 && opened !== undefined) layer = opened;
    else if (found === '{') {
      done += `${compactPrelude(text)}{`;
      depth += 1;
    } else if (found === ';') done += `${compactDeclaration(text)};`;
    else if (depth === 0) layer = '';
    else {
      done = `${(done + compactDeclaration(text)).replace(/;$/, '')}}`;
      depth -= 1;
    }
    text = '';
    if (depth === 0 && done !== '') {
      layers.set(layer, (layers.get(layer) ?? '') + done);
      done = '';
    }
  }
  if (depth !== 0 || text !== '' || sheet.slice(end).trim() !== '') throw new Error('a rule is not closed');
  return layers;
}

function compactPrelude(text: string): string {
  return text
    .trim()
    .replaceAll(/="([a-z][\w-]*)"/g, '=$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([,>+~]) ?/g, '$1')
    .replaceAll(/([(:]) | (?=\))/g, '$1');
}

function compactDeclaration(text: string): string {
  return text
    .trim()
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((part) => (part.startsWith('"') ? part : compactValue(part)))
    .join('');
}

function compactValue(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([,/]) ?| (?=!important)/g, '$1')
    .replaceAll(/([(:]) | (?=\))/g, '$1')
    .replaceAll(/(?<![\w.])0(?=\.\d)/g, '');
}
