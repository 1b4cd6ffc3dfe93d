import { formulaAt } from '../formula/template.ts';
import { findLinks } from '../markup/findLinks.ts';
import { parseInline } from '../markup/parseInline.ts';
import type { Inline } from '../markup/tree.ts';
import type { CheckedForm } from './checkedForm.ts';
import { type Finding, finding, type Location } from './findings.ts';
import { shortened } from './nameOf.ts';
import { shownTexts } from './shownTexts.ts';

/** Finds emphasis and links that visitors would read as typed. */
export function* checkMarkup(form: CheckedForm): Generator<Finding> {
  for (const { text, location } of shownTexts(form)) {
    if (!/[*[]/.test(text) || location.path.endsWith('.text')) continue;
    const nodes = parseInline(text);
    if (isRendered(form, location)) {
      yield* checkLinks(text, location);
      if (hasOpenMark(nodes))
        yield ignored(location, 'The ** is never closed; close it, or write \\** for two stars.');
    } else if (nodes.some(({ kind }) => kind !== 'text' && kind !== 'break'))
      yield ignored(
        location,
        'Emphasis and links have no effect here; move them to a description, to an option of multiple_choice, to the message of an ending or to a rich_text.',
      );
  }
}

function ignored(location: Location, message: string): Finding {
  return finding('markup_ignored', location, message);
}

/** Descriptions, the options of multiple_choice, and the messages of endings. Options of a list are plain text. */
function isRendered(form: CheckedForm, { path, field: id }: Location): boolean {
  if (!/\.options\[\d+\]\.\w+$|\.other\.label$/.test(path))
    return /(?:^|\.)(?:description|message)$/.test(path);
  return id !== undefined && form.fieldOf(id)?.field.type === 'multiple_choice';
}

/** An address that is no link, such as `[prices](www.example.org)`. */
function* checkLinks(text: string, location: Location): Generator<Finding> {
  const links = findLinks(text);
  for (const match of text.matchAll(/(?<!\\)\[[^\][]+\]\(([^()\s]+)\)/g)) {
    const [written, address = ''] = match;
    if (links.has(match.index) || formulaAt(text, match.index) !== undefined || !/[./@]/.test(address))
      continue;
    yield ignored(
      location,
      `"${shortened(written)}" is no link, because its address does not begin with https://, http:// or mailto:.`,
    );
  }
}

function hasOpenMark(nodes: readonly Inline[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'text') return /(?<!\*)\*\*(?!\*)(?=\S)/.test(node.text);
    return node.kind !== 'break' && hasOpenMark(node.content);
  });
}
