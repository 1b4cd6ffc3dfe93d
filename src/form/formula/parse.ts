import { parseDecimal } from '#kit/decimal.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { Expression, Formula, FormulaFault } from './formula.ts';
import { formulaFunctions, functionNamed } from './functions.ts';
import { notBinds, type Operator, operators } from './operators.ts';
import { readTokens, type Token } from './tokens.ts';

const maxCharacters = 2000;
const maxLevels = 100;
/** The limits of a literal are those of every result; see `arithmetic.ts`. */
const sensibleNumber = /^0*\d{1,24}(?:\.\d{1,12}0*)?$/;

const parsed = new Map<string, Result<Formula, FormulaFault>>();
let parsedCharacters = 0;

/** About the formulas of the largest form; a formula takes many times the memory of its text. */
const maxParsedCharacters = 100_000;

/**
 * Parses a formula such as `field4 + field8 * 0.75`. Operators from lowest to highest precedence: or, and, not,
 * comparisons (= != < <= > >=), + and -, * and /, unary minus. Operands: numbers, "texts" (a quote is doubled), true
 * and false, fields, function calls, and parentheses. It never throws.
 * Formulas are kept, because checking and compiling a form parse each one several times.
 */
export function parseFormula(source: string): Result<Formula, FormulaFault> {
  const known = parsed.get(source);
  if (known !== undefined) return known;
  const formula = parse(source);
  parsedCharacters += source.length;
  if (parsedCharacters > maxParsedCharacters) {
    parsed.clear();
    parsedCharacters = source.length;
  }
  parsed.set(source, formula);
  return formula;
}

function parse(source: string): Result<Formula, FormulaFault> {
  if (source.length > maxCharacters) {
    const message = `A formula has at most ${maxCharacters} characters; make it shorter.`;
    return failed({ code: 'formula_syntax', at: maxCharacters, message });
  }
  const tokens = readTokens(source);
  if (!tokens.ok) return tokens;
  const parser = new Parser(tokens.value);
  const root = parser.formula();
  return root === undefined ? failed(parser.fault) : ok({ source, root });
}

/** A recursive descent parser. Each method returns undefined at a fault; the first fault is kept. */
class Parser {
  fault: FormulaFault = { code: 'formula_syntax', at: 0, message: 'Write a formula, such as field1 * 2.' };

  readonly #tokens: readonly Token[];
  #place = 0;
  #level = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  formula(): Expression | undefined {
    if (this.#next().kind === 'end') return undefined;
    const root = this.#expression(0);
    if (root === undefined || this.#next().kind === 'end') return root;
    return this.#unexpected(this.#next());
  }

  #expression(binds: number): Expression | undefined {
    let left = this.#isNext('not') ? this.#not(binds) : this.#signed();
    let compared = false;
    while (left !== undefined) {
      const token = this.#next();
      const operator = operatorOf(token);
      if (operator === undefined || operator.binds < binds) return left;
      if (operator.compares && compared) {
        return this.#fail(token, 'Compare two values at a time, and join the comparisons with and.');
      }
      this.#place += 1;
      const right = this.#expression(operator.binds + 1);
      compared = operator.compares;
      left = right && operator.join(left, right);
    }
    return undefined;
  }

  #not(binds: number): Expression | undefined {
    const token = this.#next();
    if (binds > notBinds) return this.#fail(token, 'Put not and what follows it in parentheses.');
    return this.#deeper(token, () => {
      this.#place += 1;
      const operand = this.#expression(notBinds);
      return operand && { kind: 'not', at: token.at, operand };
    });
  }

  #signed(): Expression | undefined {
    const token = this.#next();
    if (!this.#isNext('-')) return this.#primary(token);
    return this.#deeper(token, () => {
      this.#place += 1;
      const operand = this.#signed();
      return operand && { kind: 'negate', at: token.at, operand };
    });
  }

  #primary(token: Token): Expression | undefined {
    const { at, text } = token;
    this.#place += 1;
    if (token.kind === 'number') return this.#number(token);
    if (token.kind === 'text') return { kind: 'text', at, value: text };
    if (token.kind === 'sign' && text === '(') {
      return this.#deeper(token, () => {
        const inner = this.#expression(0);
        return inner && this.#closed(token, inner);
      });
    }
    if (token.kind !== 'word' || operators.has(text)) return this.#unexpected(token);
    if (text === 'true' || text === 'false') return { kind: 'truth', at, value: text === 'true' };
    return this.#isNext('(') ? this.#deeper(token, () => this.#call(token)) : { kind: 'field', at, id: text };
  }

  #number(token: Token): Expression | undefined {
    const value = sensibleNumber.test(token.text) ? parseDecimal(token.text) : undefined;
    if (value !== undefined) return { kind: 'number', at: token.at, value };
    return this.#fail(token, 'A number has at most 24 digits before the point and 12 after it.');
  }

  #call(name: Token): Expression | undefined {
    const calls = functionNamed(name.text);
    if (calls === undefined) {
      const names = formulaFunctions.map((known) => known.name).join(', ');
      return this.#fail(name, `There is no function "${name.text}"; the functions are ${names}.`);
    }
    const opening = this.#next();
    this.#place += 1;
    const given: Expression[] = [];
    const call: Expression = { kind: 'call', at: name.at, calls, given };
    if (this.#isNext(')')) return this.#closed(opening, call);
    for (;;) {
      const value = this.#expression(0);
      if (value === undefined) return undefined;
      given.push(value);
      if (!this.#isNext(',')) return this.#closed(opening, call);
      this.#place += 1;
    }
  }

  #closed(opening: Token, inner: Expression): Expression | undefined {
    const token = this.#next();
    if (token.kind === 'end')
      return this.#fail(opening, 'This parenthesis is not closed; add the missing ).');
    if (!this.#isNext(')')) return this.#unexpected(token);
    this.#place += 1;
    return inner;
  }

  #deeper(token: Token, read: () => Expression | undefined): Expression | undefined {
    if (this.#level === maxLevels) {
      const message = `This is more than ${maxLevels} levels deep; use several fields with simpler formulas.`;
      return this.#fail(token, message, 'formula_too_deep');
    }
    this.#level += 1;
    const expression = read();
    this.#level -= 1;
    return expression;
  }

  #next(): Token {
    return this.#tokens[this.#place] ?? { kind: 'end', at: 0, text: '' };
  }

  #isNext(text: string): boolean {
    const token = this.#next();
    return token.text === text && (token.kind === 'sign' || token.kind === 'word');
  }

  #unexpected(token: Token): undefined {
    if (token.kind === 'end') return this.#fail(token, 'The formula ends too early; add what is missing.');
    const written = token.kind === 'text' ? 'A text' : `"${token.text}"`;
    if (token.kind === 'sign' && token.text === ')') {
      return this.#fail(token, 'Add what is missing before ), or remove it.');
    }
    if (token.kind === 'sign' && token.text === ',') {
      return this.#fail(token, 'A comma separates the values of a function; decimals are written 0.5.');
    }
    if (operatorOf(token) !== undefined)
      return this.#fail(token, `Write a number, a text or a field before ${written}.`);
    return this.#fail(
      token,
      `${written} is not allowed here; write an operator such as + before it, or remove it.`,
    );
  }

  #fail(token: Token, message: string, code: FormulaFault['code'] = 'formula_syntax'): undefined {
    this.fault = { code, at: token.at, message };
    return undefined;
  }
}

/** A quoted text is never an operator. */
function operatorOf(token: Token): Operator | undefined {
  return token.kind === 'sign' || token.kind === 'word' ? operators.get(token.text) : undefined;
}
