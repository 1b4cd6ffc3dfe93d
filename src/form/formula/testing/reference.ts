/**
 * A slow reference implementation of formulas on fractions of integers and on its own trees. It shares no code with
 * the implementation under test.
 */
export interface Rational {
  readonly over: bigint;
  /** Above zero. */
  readonly under: bigint;
}

export type Tree =
  | { readonly is: 'digits'; readonly written: string }
  | { readonly is: 'words'; readonly words: string }
  | { readonly is: 'truth'; readonly holds: boolean }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'before'; readonly sign: '-' | 'not'; readonly of: Tree }
  | {
      readonly is: 'between';
      readonly sign: string;
      readonly as: 'number' | 'text';
      readonly of: readonly [Tree, Tree];
    }
  | {
      readonly is: 'call';
      readonly name: string;
      readonly as: 'number' | 'text' | 'truth';
      readonly of: readonly Tree[];
    };

interface ReferenceAnswer {
  readonly number: string;
  readonly text: string;
  readonly count: number;
  readonly chosen?: readonly string[];
}

export type ReferenceAnswers = Readonly<Record<string, ReferenceAnswer>>;

const million = 1_000_000n;
const unit = million * million;
const most = unit * unit;
const none: Rational = { over: 0n, under: 1n };
const nothing: Tree = { is: 'digits', written: '0' };

export function numberByReference(tree: Tree, answers: ReferenceAnswers): Rational {
  const number = (of: Tree): Rational => numberByReference(of, answers);
  if (tree.is === 'digits') return fromDigits(tree.written);
  if (tree.is === 'name') return settle(fromDigits(answers[tree.name]?.number ?? '0'));
  if (tree.is === 'before') return minus(number(tree.of));
  if (tree.is === 'between') return combine(tree.sign, number(tree.of[0]), number(tree.of[1]));
  if (tree.is !== 'call') return none;
  const [first = nothing, second, third = nothing] = tree.of;
  switch (tree.name) {
    case 'round':
      return roundAt(number(first), second === undefined ? 0 : placesWithin(number(second), -24));
    case 'floor':
      return { over: floor(number(first)), under: 1n };
    case 'ceil':
      return { over: -floor(minus(number(first))), under: 1n };
    case 'abs':
      return isLess(number(first), none) ? minus(number(first)) : number(first);
    case 'min':
      return tree.of.map(number).sort(order)[0] ?? none;
    case 'max':
      return tree.of.map(number).sort(order).at(-1) ?? none;
    case 'sum':
      return tree.of.map(number).reduce((one, other) => combine('+', one, other));
    case 'if':
      return number(truthByReference(first, answers) ? (second ?? nothing) : third);
    case 'count':
      return first.is === 'name' ? whole(answers[first.name]?.count ?? 0) : none;
    case 'length':
      return whole(Array.from(textByReference(first, answers)).length);
    case 'number':
      return tree.as === 'number'
        ? number(first)
        : settle(fromDigits(textByReference(first, answers).trim()));
    case 'days':
      return whole(daysOf(textByReference(first, answers).trim()));
    default:
      return none;
  }
}

export function textByReference(tree: Tree, answers: ReferenceAnswers): string {
  if (tree.is === 'words') return tree.words;
  if (tree.is === 'name') return answers[tree.name]?.text ?? '';
  if (tree.is !== 'call') return print(numberByReference(tree, answers));
  const [first = nothing, second = nothing, third = nothing] = tree.of;
  switch (tree.name) {
    case 'if':
      return textByReference(truthByReference(first, answers) ? second : third, answers);
    case 'concat':
      return tree.of.reduce((all, of) => all + textByReference(of, answers), '');
    case 'text':
      return tree.as === 'truth' ? `${truthByReference(first, answers)}` : textByReference(first, answers);
    case 'fixed': {
      const places = placesWithin(numberByReference(second, answers), 0);
      const [head = '', tail = ''] = print(roundAt(numberByReference(first, answers), places)).split('.');
      return places === 0 ? head : `${head}.${tail.padEnd(places, '0')}`;
    }
    case 'money': {
      const currency = textByReference(second, answers).trim().toUpperCase();
      const places = { JPY: 0, KWD: 3 }[currency] ?? 2;
      const [head = '', tail = ''] = print(roundAt(numberByReference(first, answers), places)).split('.');
      return `${currency} ${places === 0 ? head : `${head}.${tail.padEnd(places, '0')}`}`.trim();
    }
    case 'date': {
      const day = new Date(Number(floor(numberByReference(first, answers))) * 86_400_000);
      const written = Number.isNaN(day.getTime()) ? '' : day.toISOString();
      return /^\d{4}-/.test(written) && !written.startsWith('0000') ? written.slice(0, 10) : '';
    }
    default:
      return print(numberByReference(tree, answers));
  }
}

export function truthByReference(tree: Tree, answers: ReferenceAnswers): boolean {
  if (tree.is === 'truth') return tree.holds;
  if (tree.is === 'before') return !truthByReference(tree.of, answers);
  if (tree.is === 'call' && tree.name === 'if') {
    const [first = nothing, second = nothing, third = nothing] = tree.of;
    return truthByReference(truthByReference(first, answers) ? second : third, answers);
  }
  if (tree.is === 'call') {
    const [name, value = nothing] = tree.of;
    const about = name?.is === 'name' ? answers[name.name] : undefined;
    if (tree.name === 'empty') return about?.count === 0;
    const sought = textByReference(value, answers);
    return (about?.chosen ?? []).some((one) => one === sought);
  }
  if (tree.is !== 'between') return false;
  const [left, right] = tree.of;
  if (tree.sign === 'and') return [left, right].every((of) => truthByReference(of, answers));
  if (tree.sign === 'or') return [left, right].some((of) => truthByReference(of, answers));
  const found =
    tree.as === 'number'
      ? order(numberByReference(left, answers), numberByReference(right, answers))
      : textOrder(sideByReference(left, answers), sideByReference(right, answers));
  const accepted =
    { '=': [0], '!=': [-1, 1], '<': [-1], '<=': [-1, 0], '>': [1], '>=': [0, 1] }[tree.sign] ?? [];
  return accepted.includes(found);
}

function sideByReference(tree: Tree, answers: ReferenceAnswers): string {
  const chosen = tree.is === 'name' ? answers[tree.name]?.chosen : undefined;
  return (
    chosen?.reduce((all, one, index) => (index === 0 ? one : `${all}, ${one}`), '') ??
    textByReference(tree, answers)
  );
}

/** Plain digits without trailing zeros. */
export function print(value: Rational): string {
  const sign = value.over < 0n ? '-' : '';
  const units = (size(value.over) * unit) / value.under;
  const fraction = (units % unit).toString().padStart(12, '0').replace(/0+$/, '');
  return `${sign}${units / unit}${fraction === '' ? '' : `.${fraction}`}`;
}

function combine(sign: string, one: Rational, other: Rational): Rational {
  const under = one.under * other.under;
  if (sign === '+') return settle({ over: one.over * other.under + other.over * one.under, under });
  if (sign === '-') return combine('+', one, minus(other));
  if (sign === '*') return settle({ over: one.over * other.over, under });
  if (other.over === 0n) return none;
  const flipped =
    other.over < 0n ? { over: -other.under, under: -other.over } : { over: other.under, under: other.over };
  return combine('*', one, flipped);
}

function settle(value: Rational): Rational {
  const rounded = roundAt(value, 12);
  return size(rounded.over) > most * rounded.under ? none : rounded;
}

/** Rounds to the nearer neighbour; a tie rounds away from zero. */
function roundAt(value: Rational, places: number): Rational {
  const step =
    places < 0 ? { over: 10n ** BigInt(-places), under: 1n } : { over: 1n, under: 10n ** BigInt(places) };
  const over = size(value.over) * step.under;
  const under = value.under * step.over;
  const below = over / under;
  const steps = 2n * (over - below * under) >= under ? below + 1n : below;
  return { over: (value.over < 0n ? -steps : steps) * step.over, under: step.under };
}

function placesWithin(value: Rational, least: number): number {
  const asked = roundAt(value, 0).over;
  if (asked > 12n) return 12;
  return asked < BigInt(least) ? least : Number(asked);
}

function fromDigits(written: string): Rational {
  if (!/^-?[0-9]+([.][0-9]+)?$/.test(written)) return none;
  const [head = '', tail = ''] = written.split('.');
  return { over: BigInt(head + tail), under: 10n ** BigInt(tail.length) };
}

function daysOf(written: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(written) ? Date.parse(`${written}T00:00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  return exists && !written.startsWith('0000') ? time / 86_400_000 : 0;
}

function textOrder(left: string, right: string): number {
  const points = (text: string): number[] =>
    Array.from(text.normalize('NFC').toLowerCase(), (character) => character.codePointAt(0) ?? 0);
  const [one, other] = [points(left), points(right)];
  for (const [index, point] of one.entries()) {
    const across = other[index];
    if (across === undefined || point > across) return 1;
    if (point < across) return -1;
  }
  return one.length < other.length ? -1 : 0;
}

function floor(value: Rational): bigint {
  const rest = ((value.over % value.under) + value.under) % value.under;
  return (value.over - rest) / value.under;
}

function order(one: Rational, other: Rational): number {
  if (one.over * other.under === other.over * one.under) return 0;
  return isLess(one, other) ? -1 : 1;
}

function isLess(one: Rational, other: Rational): boolean {
  return one.over * other.under < other.over * one.under;
}

function minus(value: Rational): Rational {
  return { over: -value.over, under: value.under };
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function whole(value: number): Rational {
  return { over: BigInt(value), under: 1n };
}
