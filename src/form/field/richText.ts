import { hasFormulas } from '../formula/template.ts';
import type { RichTextField } from '../schema/field/richText.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { cutText, readStoredText, severalLines } from './text.ts';

/**
 * A block of formatted text. Nobody answers it; where formulas stand in it, the text that the visitor read is
 * calculated and recorded, whatever a client sends.
 */
export const richText: FieldBehaviour<RichTextField, string> = {
  source: ({ text = '' }) => (hasFormulas(text) ? 'computed' : 'nobody'),
  readForm: () => ({ answer: undefined }),
  readJson: () => ({ answer: undefined }),
  writeJson: (_field, answer) => answer,
  normalise(_field, answer) {
    const text = severalLines(cutText(answer.trim(), mostCharacters), mostCharacters);
    return cutText(text, mostCharacters).trim() || undefined;
  },
  validate: () => undefined,
  printValue: (_field, answer) => answer,
  readValue: (_field, value) => readStoredText(value),
  printText: (_field, answer) => answer,
  printCell: (_field, answer) => answer,
  formulaUse: () => 'none',
  asNumber: () => '0',
  comparison: () => 'none',
  settable: false,
};

/** A text may repeat long answers many times. Nobody could do anything about a refusal, so it is cut. */
const mostCharacters = 100_000;
