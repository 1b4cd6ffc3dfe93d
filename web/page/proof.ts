const two32 = 2 ** 32;

/** The constants of SHA-256, computed from the first primes: shorter than the constants themselves. */
const constants = new Int32Array(64);
const start = new Int32Array(8);
for (let prime = 2, known = 0; known < 64; prime++) {
  let divisor = 2;
  while (prime % divisor) divisor++;
  if (divisor < prime) continue;
  if (known < 8) start[known] = prime ** 0.5 * two32;
  constants[known++] = prime ** (1 / 3) * two32;
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: Int32Array, index: number) => words[index] as number;

/** The first 32 bits of the SHA-256 of one padded block in the first 16 words. */
function digestPrefix(block: Int32Array): number {
  for (let index = 16; index < 64; index++) {
    const early = at(block, index - 15);
    const late = at(block, index - 2);
    block[index] =
      at(block, index - 16) +
      (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
      at(block, index - 7) +
      (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = start as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < 64; index++) {
    const one =
      (h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        ((e & f) ^ (~e & g)) +
        at(constants, index) +
        at(block, index)) |
      0;
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + at(start, 0)) >>> 0;
}

/**
 * Solves the proof of work that the server asks for where a submission looks like spam. It has its own SHA-256,
 * because `crypto.subtle` exists on secure pages only; the page stays usable meanwhile.
 */
export async function solveProof(challenge: string): Promise<string> {
  const [rounds = '', bits = '', , seed = ''] = challenge.split('.');
  const block = new Int32Array(64);
  for (let index = 0; index < 8; index++) block[index] = parseInt(seed.slice(index * 8, index * 8 + 8), 16);
  block[10] = 1 << 31;
  block[15] = 320;
  const found: number[] = [];
  let pausedAt = Date.now();
  for (let number = 0; found.length < +rounds; number++) {
    block[8] = found.length;
    block[9] = number;
    if (digestPrefix(block) >>> (32 - +bits) === 0) {
      found.push(number);
      number = -1;
    } else if (number % 256 === 255 && Date.now() - pausedAt > 12) {
      await new Promise((resolve) => setTimeout(resolve));
      pausedAt = Date.now();
    }
  }
  return `${challenge}.${found.join('-')}`;
}
