import { plainNumber } from './text/plainNumber.ts';

/** A longer text is no sensible number, and BigInt would be slow to parse it. */
const maxTextLength = 1000;

const plainDecimal = /^-?\d+(\.\d+)?$/;

/**
 * An exact, immutable decimal number: 0.1 + 0.2 is 0.3. Addition, subtraction and multiplication are exact;
 * callers that must bound the digits round. Numbers are normalised, so that equal ones print alike.
 */
export class Decimal {
  static readonly zero = new Decimal(0n, 0);

  readonly coefficient: bigint;
  /** Digits of the coefficient after the decimal point. */
  readonly scale: number;

  private constructor(coefficient: bigint, scale: number) {
    this.coefficient = coefficient;
    this.scale = scale;
  }

  /** `Decimal.of(1250n, 2)` is 12.5. */
  static of(coefficient: bigint, scale = 0): Decimal {
    let digits = coefficient;
    let places = scale;
    while (places > 0 && digits % 10n === 0n) {
      digits /= 10n;
      places -= 1;
    }
    return new Decimal(digits, places);
  }

  /** Exactly the printed digits of the number: `Decimal.ofNumber(0.1)` is 0.1. Infinities and NaN are 0. */
  static ofNumber(number: number): Decimal {
    return parseDecimal(plainNumber(number)) ?? Decimal.zero;
  }

  add(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return Decimal.of(this.#at(scale) + other.#at(scale), scale);
  }

  subtract(other: Decimal): Decimal {
    return this.add(other.negate());
  }

  multiply(other: Decimal): Decimal {
    return Decimal.of(this.coefficient * other.coefficient, this.scale + other.scale);
  }

  /** Rounds half away from zero to this many places. Division by zero is zero, so it never throws. */
  divide(divisor: Decimal, places = 12): Decimal {
    if (divisor.isZero()) return Decimal.zero;
    const dividend = this.coefficient * powerOfTen(divisor.scale + places);
    return Decimal.of(divideRounded(dividend, divisor.coefficient * powerOfTen(this.scale)), places);
  }

  /** Half away from zero: 2.5 becomes 3 and -2.5 becomes -3. Negative places round tens, hundreds and so on. */
  round(places = 0): Decimal {
    if (places >= this.scale) return this;
    const rounded = divideRounded(this.coefficient, powerOfTen(this.scale - places));
    return places >= 0 ? Decimal.of(rounded, places) : Decimal.of(rounded * powerOfTen(-places));
  }

  floor(): Decimal {
    const unit = powerOfTen(this.scale);
    const whole = this.coefficient / unit;
    return Decimal.of(this.coefficient < 0n && whole * unit !== this.coefficient ? whole - 1n : whole);
  }

  ceil(): Decimal {
    return this.negate().floor().negate();
  }

  negate(): Decimal {
    return new Decimal(-this.coefficient, this.scale);
  }

  abs(): Decimal {
    return this.coefficient < 0n ? this.negate() : this;
  }

  /** Negative if this is less, positive if it is greater, 0 if equal. */
  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    const difference = this.#at(scale) - other.#at(scale);
    if (difference === 0n) return 0;
    return difference < 0n ? -1 : 1;
  }

  equals(other: Decimal): boolean {
    return this.coefficient === other.coefficient && this.scale === other.scale;
  }

  isZero(): boolean {
    return this.coefficient === 0n;
  }

  isInteger(): boolean {
    return this.scale === 0;
  }

  /** Plain digits without exponent or trailing zeros, which `parseDecimal` reads back: `-12.5`. */
  toText(): string {
    return print(this.coefficient, this.scale);
  }

  /** With exactly this many places, as money is written: `25.00`. */
  toFixed(places: number): string {
    return print(this.round(places).#at(places), places);
  }

  #at(scale: number): bigint {
    return this.coefficient * powerOfTen(scale - this.scale);
  }
}

/**
 * Parses plain digits: `12`, `-0.75`. Rejects exponents, separators, spaces and signs other than a leading
 * minus.
 */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > maxTextLength || !plainDecimal.test(text)) return undefined;
  const point = text.indexOf('.');
  if (point === -1) return Decimal.of(BigInt(text));
  const places = text.length - point - 1;
  return Decimal.of(BigInt(text.slice(0, point) + text.slice(point + 1)), places);
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const size = divisor < 0n ? -divisor : divisor;
  const half = dividend < 0n ? -size : size;
  const quotient = (2n * dividend + half) / (2n * size);
  return divisor < 0n ? -quotient : quotient;
}

function print(coefficient: bigint, scale: number): string {
  const sign = coefficient < 0n ? '-' : '';
  const digits = (coefficient < 0n ? -coefficient : coefficient).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`;
}
