import { shortened } from '../../check/nameOf.ts';
import type { Holder } from './keyHabits.ts';
import { part, partAt } from './part.ts';

/** A part of a form file as messages name it: `"Your age" (field3)`, `rule 2`, `the settings`. */
export interface Subject {
  readonly name: string;
  readonly holder: Holder;
}

type Path = readonly PropertyKey[];

/** Names the part at the path by its label and id, as the checker does, because people do not count pages from 0. */
export function subjectOf(path: Path, root: unknown): Subject {
  const [first, index, second, number] = path;
  if (first === 'pages' && second === 'fields' && number !== undefined)
    return fieldPart(path.slice(0, 4), path.slice(4), root);
  if (first === 'pages' && index !== undefined)
    return {
      name: `the page ${named(partAt(root, path.slice(0, 2)), `number ${Number(index) + 1}`)}`,
      holder: 'page',
    };
  if (first === 'logic' && index !== undefined) return rulePart(Number(index), path.slice(2));
  if (first === 'workflows' && index !== undefined) return workflowPart(path, root);
  if (first === 'translations' && index !== undefined)
    return { name: `the translation "${String(index)}"${inside(path.slice(2))}`, holder: 'other' };
  if (first === 'settings')
    return { name: `the settings${inside(path.slice(1))}`, holder: only(path, 'settings') };
  if (first === 'theme') return { name: `the theme${inside(path.slice(1))}`, holder: only(path, 'theme') };
  if (first === 'texts') return { name: 'the texts', holder: 'texts' };
  if (first === 'ending') return { name: `the ending${inside(path.slice(1))}`, holder: only(path, 'ending') };
  return { name: `the form${inside(path)}`, holder: path.length === 0 ? 'form' : 'other' };
}

/** A list item is named itself, so only keys need the name of their holder. */
export function isItem(path: Path): boolean {
  const last = path.at(-1);
  return last === undefined || typeof last === 'number';
}

function only(path: Path, holder: Holder): Holder {
  return path.length === 1 ? holder : 'other';
}

function fieldPart(at: Path, rest: Path, root: unknown): Subject {
  const [, page, , field] = at;
  const name = named(partAt(root, at), `field ${Number(field) + 1} of page ${Number(page) + 1}`);
  const [list, index, ...deeper] = rest;
  if (list === undefined) return { name, holder: 'field' };
  if (typeof index !== 'number')
    return { name: `"${rest.map(String).join('.')}" of ${name}`, holder: 'other' };
  const one = { options: 'option', columns: 'column', rows: 'row' }[String(list)] ?? `${String(list)} number`;
  if (typeof deeper[1] === 'number')
    return { name: `option ${deeper[1] + 1} of ${one} ${index + 1} of ${name}`, holder: 'option' };
  return {
    name: `${one} ${index + 1} of ${name}${inside(deeper)}`,
    holder: list === 'options' ? 'option' : 'other',
  };
}

function workflowPart(path: Path, root: unknown): Subject {
  const [, index, side, number] = path;
  const id = part(partAt(root, path.slice(0, 2)), 'id');
  const name = `the workflow ${typeof id === 'string' && id !== '' ? shortened(id) : Number(index) + 1}`;
  if (side === 'do' && typeof number === 'number') {
    if (path[4] !== 'when') return { name: `action ${number + 1} of ${name}`, holder: 'workflow_action' };
    return { name: `the condition of action ${number + 1} of ${name}`, holder: 'condition' };
  }
  if (side === 'when') return { name: `the condition of ${name}`, holder: 'condition' };
  return { name, holder: 'workflow' };
}

function rulePart(index: number, rest: Path): Subject {
  const name = `rule ${index + 1}`;
  const [side, number] = rest;
  if (side === 'do' && typeof number === 'number')
    return { name: `action ${number + 1} of ${name}`, holder: 'action' };
  const condition = rest.findLast((key) => typeof key === 'number');
  if (side === 'when')
    return {
      name:
        condition === undefined
          ? `the condition of ${name}`
          : `condition ${Number(condition) + 1} of ${name}`,
      holder: 'condition',
    };
  return { name, holder: 'rule' };
}

function inside(path: Path): string {
  return path.length === 0
    ? ''
    : ` (${path.map((key) => (typeof key === 'number' ? `${key + 1}` : String(key))).join(', ')})`;
}

function named(value: unknown, otherwise: string): string {
  const label = part(value, 'label');
  const id = part(value, 'id');
  const shown = typeof label === 'string' ? shortened(label) : '';
  const word = typeof id === 'string' && id !== '' ? shortened(id) : undefined;
  if (shown !== '') return word === undefined ? `"${shown}"` : `"${shown}" (${word})`;
  return word ?? otherwise;
}
