import type { CompiledFormula } from '../formula/compileFormula.ts';
import { fieldsIn } from '../formula/fieldsIn.ts';
import type { Template } from '../formula/template.ts';
import type { CompiledCondition, CompiledField, UnorderedForm, Visibility } from './compiledForm.ts';
import { nodesOf } from './compiledForm.ts';
import type { Dependencies } from './findCycle.ts';

/** The dependencies of each page, field, rule and exit, numbered as {@link nodesOf} says. */
export function dependenciesOf(form: UnorderedForm): Dependencies {
  const nodes = nodesOf(form);
  const fieldNodes = (ids: Iterable<string>): number[] => {
    const numbers: number[] = [];
    for (const id of ids) {
      const number = form.numberOfField.get(id);
      if (number !== undefined) numbers.push(nodes.fields + number);
    }
    return numbers;
  };

  const dependencies: number[][] = [];
  for (const page of form.pages) dependencies.push([...new Set(rulesOf(page, nodes.rules))]);
  for (const field of form.fields) {
    const needed = new Set(rulesOf(field, nodes.rules)).add(field.page);
    for (const set of field.sets) needed.add(nodes.rules + set.rule);
    for (const node of fieldNodes(referencesOf(field))) needed.add(node);
    dependencies.push([...needed]);
  }
  for (const condition of form.rules) {
    const needed = new Set<number>();
    collectSubjects(condition, needed, nodes.fields, fieldNodes);
    dependencies.push([...needed]);
  }
  for (const [number, exit] of form.exits.entries()) {
    dependencies.push([exit.after, ...new Set(exit.rules.map((rule) => nodes.rules + rule))]);
    for (let page = exit.after + 1; page < exit.until; page += 1) {
      dependencies[page]?.push(nodes.exits + number);
    }
  }
  return dependencies;
}

function rulesOf({ shownBy = [], hiddenBy }: Visibility, first: number): number[] {
  return [...shownBy, ...hiddenBy].map((rule) => first + rule);
}

/** `deepestCondition` bounds the recursion. */
function collectSubjects(
  condition: CompiledCondition,
  into: Set<number>,
  firstField: number,
  fieldNodes: (ids: Iterable<string>) => number[],
): void {
  switch (condition.kind) {
    case 'all':
    case 'any':
      for (const part of condition.parts) collectSubjects(part, into, firstField, fieldNodes);
      break;
    case 'field':
      into.add(firstField + condition.field);
      break;
    case 'formula':
      for (const node of fieldNodes(fieldsIn(condition.formula.formula))) into.add(node);
      break;
    case 'never':
      break;
  }
}

/** The fields in the formulas of the field and of the rules that set it. */
function* referencesOf({ computed, sets }: CompiledField): Generator<string> {
  for (const { value } of sets) if ('formula' in value) yield* inFormula(value.formula);
  if (computed === undefined) return;
  if ('formula' in computed) yield* inFormula(computed.formula);
  if (computed.kind === 'text')
    for (const template of computed.templates.values()) yield* inTemplate(template);
}

function* inFormula(compiled: CompiledFormula | undefined): Generator<string> {
  if (compiled !== undefined) yield* fieldsIn(compiled.formula);
}

function* inTemplate(template: Template): Generator<string> {
  for (const part of template) if ('formula' in part) yield* fieldsIn(part.formula);
}
