import type { Visitor } from '#contract/v2.ts';
import type { ResponseItem } from '#form/answer/responseItems.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { formatInstant } from '#kit/time/instant.ts';

/** A v2 response as stored: the JSON before and after `workflows`. */
export interface Fragment {
  head: string;
  tail: string;
}

export interface FragmentParts {
  id: number;
  test: boolean;
  visitor: Visitor;
  response: readonly ResponseItem[];
  created_at: number;
  updated_at: number;
}

/**
 * Serialises a response once, in the key order of the API, so that an API page is a concatenation of stored
 * bytes. The visitor and the items must already be in the contract's key order.
 */
export function toFragment(parts: FragmentParts): Fragment {
  return {
    head: `{"id":${parts.id},"test":${parts.test},"visitor":${storableJson(parts.visitor)},"workflows":`,
    tail: toTail(parts),
  };
}

/** The part of a response that an edit changes. */
export function toTail(
  parts: Pick<FragmentParts, 'created_at' | 'updated_at'> & { response: readonly unknown[] },
): string {
  return `,"response":${storableJson(parts.response)}${timesText(parts)}`;
}

interface Times {
  created_at: number;
  updated_at: number;
}

/** Rewrites the times in a stored tail. */
export function withTimes(tail: string, from: Times, to: Times): string {
  return tail.slice(0, -timesText(from).length) + timesText(to);
}

function timesText({ created_at, updated_at }: Times): string {
  const created = formatInstant(created_at);
  const updated = updated_at === created_at ? created : formatInstant(updated_at);
  return `,"created_at":"${created}","updated_at":"${updated}"}`;
}
