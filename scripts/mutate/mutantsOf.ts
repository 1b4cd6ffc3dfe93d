import { parseAst } from 'rolldown/parseAst';

/** A small change of a source file that tests should notice. */
export interface Mutant {
  file: string;
  line: number;
  /** The part that is replaced. */
  start: number;
  end: number;
  replacement: string;
  /** For people: `< becomes <=`. */
  change: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

type Edit = Omit<Mutant, 'file' | 'line'>;

const swapped: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** Wrappers around an expression; everything else of TypeScript's own is types, which do not run. */
const transparent = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** All mutants of a source file, in the order of the text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const program = parseAst(text, { lang: 'ts', sourceType: 'module' }) as unknown as Node;
  return everyNode(program)
    .flatMap((node) => editsOf(node, text))
    .toSorted((one, other) => one.start - other.start)
    .map((edit) => ({ ...edit, file, line: text.slice(0, edit.start).split('\n').length }));
}

export function applied(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function everyNode(node: Node): Node[] {
  if (node.type.startsWith('TS') && !transparent.has(node.type)) return [];
  const children = Object.values(node).flat().filter(isNode);
  return [node, ...children.flatMap(everyNode)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function editsOf(node: Node, text: string): Edit[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return isNode(node.test) ? [negated(node.test, text)] : [];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorSwapped(node, text);
    case 'ExpressionStatement':
      return callDropped(node);
    case 'Literal':
      return constantChanged(node);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return returnedEarly(node);
    default:
      return [];
  }
}

function negated({ start, end }: Node, text: string): Edit {
  return { start, end, replacement: `!(${text.slice(start, end)})`, change: 'the condition is negated' };
}

function operatorSwapped({ operator, left, right }: Node, text: string): Edit[] {
  const other = swapped[String(operator)];
  if (other === undefined || !isNode(left) || !isNode(right)) return [];
  const start = text.indexOf(String(operator), left.end);
  const end = start + String(operator).length;
  return [{ start, end, replacement: other, change: `${operator} becomes ${other}` }];
}

function callDropped({ start, end, expression }: Node): Edit[] {
  if (!isNode(expression)) return [];
  const called = expression.type === 'AwaitExpression' ? expression.argument : expression;
  if (!isNode(called) || called.type !== 'CallExpression') return [];
  return [{ start, end, replacement: ';', change: 'the call is dropped' }];
}

function constantChanged({ start, end, value }: Node): Edit[] {
  if (typeof value !== 'number' && typeof value !== 'boolean') return [];
  const replacement = String(typeof value === 'number' ? value + 1 : !value);
  return [{ start, end, replacement, change: `${value} becomes ${replacement}` }];
}

function returnedEarly({ body }: Node): Edit[] {
  if (!isNode(body) || body.type !== 'BlockStatement') return [];
  if (!Array.isArray(body.body) || body.body.length === 0) return [];
  const start = body.start + 1;
  return [{ start, end: start, replacement: ' return;', change: 'the function returns at once' }];
}
