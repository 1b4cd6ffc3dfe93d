import { parseByteSize } from '#kit/text/byteSize.ts';
import { escapeControlCharacters } from '#kit/text/escapeControlCharacters.ts';
import type { MergeTarget } from '#service/transfer/archive/mergeRefusal.ts';
import { askYes } from './askYes.ts';
import { WrongUsage } from './failure.ts';

/** The limits and permissions that the user has set for an import. */
export interface ImportTerms {
  readonly into: string | undefined;
  readonly maxSize: number | undefined;
  mayMerge(organization: MergeTarget, signal?: AbortSignal): Promise<boolean>;
}

export function importTerms(flags: { into?: string; maxSize?: string; json?: boolean }): ImportTerms {
  const { into, maxSize: text } = flags;
  const maxSize = text === undefined ? undefined : parseByteSize(text);
  if (text !== undefined && maxSize === undefined)
    throw new WrongUsage(`--max-size must be a size such as 500MB or 20GB, not "${text}".`);
  return {
    into,
    maxSize,
    async mayMerge({ id, name }, signal) {
      if (!process.stdin.isTTY || !process.stderr.isTTY || flags.json === true) return false;
      const question = `The organisation ${escapeControlCharacters(name)} (${id}) already exists. Add what is missing to it?`;
      return await askYes(question, process.stdin, (shown) => process.stderr.write(shown), signal);
    },
  };
}
