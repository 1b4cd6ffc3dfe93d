import { routes } from '../routes.ts';

/** The segments before a secret, such as `reset` in `/reset/:secret`. */
const wordsBefore = routes.flatMap(({ pattern, secret = [] }) =>
  secret.flatMap((name) => pattern.split('/').at(pattern.split('/').indexOf(`:${name}`) - 1) ?? []),
);
const linkWords = new RegExp(`^(${wordsBefore.join('|')})$`, 'i');

/** 256 bits in base64url are 43 characters, and an API key has 41; a UUID has 36. */
const longRun = /[\w-]{40}/;

/** 128 bits, as a personal link has them. Ids and readable addresses have no capitals. */
const personalKey = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{22}(?![\w-])/;

const mostRounds = 3;
const stillEncoded = /%[0-9a-f]{2}/i;

/** Every request passes here, and almost none has any of this. */
const worthLooking = new RegExp(`[%A-Z]|(?<![\\w-])[\\w-]{40}|/(?:${wordsBefore.join('|')})`);

/**
 * A path for the log, with `…` in the place of everything that has the shape of a secret, however it is spelled:
 * in another place, with other words around it, percent-encoded once or more often.
 */
export function withoutSecrets(path: string): string {
  if (!worthLooking.test(path)) return path;
  let isLink = false;
  let isMasked = false;
  const segments = path.split('/').map((segment) => {
    const plain = decoded(segment);
    const isSecret =
      segment !== '' &&
      (isLink || stillEncoded.test(plain) || longRun.test(plain) || personalKey.test(plain));
    isMasked ||= isSecret;
    // An encoded slash makes one segment of two.
    isLink ||= plain.split('/').some((word) => linkWords.test(word));
    return isSecret || (isLink && plain.includes('/')) ? '…' : segment;
  });
  return isMasked || isLink ? segments.join('/') : path;
}

/** The same for a line of the log, which may quote anything. */
export function lineWithoutSecrets(line: string): string {
  return line.replace(/(?<![\w-])(?:cv_[0-9A-Za-z]{38}|[\w-]{43})(?![\w-])/g, '…');
}

/**
 * Percent-encoding undone a few times. What is encoded more often is masked: undoing all of it would take time that grows
 * with the square of the length, for anybody who asks.
 */
function decoded(segment: string): string {
  let text = segment;
  for (let round = 0; round < mostRounds && stillEncoded.test(text); round += 1)
    text = text.replace(/%([0-9a-f]{2})/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return text;
}
