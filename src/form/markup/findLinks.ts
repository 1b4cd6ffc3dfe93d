import { formulaAt } from '../formula/template.ts';

interface Link {
  /** The offset of the bracket after the words. */
  readonly wordsEnd: number;
  readonly address: string;
  /** The offset after the link. */
  readonly end: number;
}

const maxAddressLength = 2000;

/** The links of a text by the offset of their first bracket. */
export function findLinks(text: string): ReadonlyMap<number, Link> {
  const links = new Map<number, Link>();
  const open: number[] = [];
  const brackets = /\\.|[[\]]/gs;
  for (let match = brackets.exec(text); match !== null; match = brackets.exec(text)) {
    const [character] = match;
    if (character === '[') {
      const formula = formulaAt(text, match.index);
      if (formula === undefined) open.push(match.index);
      else brackets.lastIndex = match.index + formula.length + 2;
    } else if (character === ']') {
      const begin = open.pop();
      const link = begin === undefined ? undefined : linkAfter(text, match.index);
      if (begin !== undefined && link !== undefined && text.slice(begin + 1, match.index).trim() !== '')
        links.set(begin, link);
    }
  }
  return links;
}

/**
 * The address in parentheses after the words; it may contain balanced parentheses. It stops at brackets, so that no
 * part of the text is searched twice.
 */
function linkAfter(text: string, wordsEnd: number): Link | undefined {
  if (text[wordsEnd + 1] !== '(') return undefined;
  const from = wordsEnd + 2;
  let depth = 1;
  for (let at = from; at < text.length && at - from <= maxAddressLength; at += 1) {
    const character = text.charAt(at);
    if (/[\s[\]<>"]/.test(character)) return undefined;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth > 0) continue;
    const address = text.slice(from, at);
    return isLinkAddress(address) ? { wordsEnd, address, end: at + 1 } : undefined;
  }
  return undefined;
}

/** Whether the address is a web page or a mailbox. A browser would run other addresses, such as `javascript:`. */
function isLinkAddress(address: string): boolean {
  return (
    /^(?:https?:\/\/[^\s/?#]|mailto:[^\s?]+@[^\s])/i.test(address) && !/[\u0000-\u0020\u007f]/.test(address)
  );
}
