import { routes } from '../routes.ts';

/** The segments before a secret, such as `reset` in `/reset/:secret`. */
const wordsBefore = routes.flatMap(({ pattern, secret = [] }) =>
  secret.flatMap((name) => pattern.split('/').at(pattern.split('/').indexOf(`:${name}`) - 1) ?? []),
);
const linkWords = new RegExp(`^(${wordsBefore.join('|')})$`, 'i');

/** 256 bits in base64url are 43 characters, and an API key has 41; a UUID has 36. */
const longRun = /[\w-]{40}/;

/** The 128 bits of a personal link, also with letters pasted to them. Ids and slugs have no capitals. */
const personalKey = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{22}/;
/** The same in lower case: unlike words of a slug, a part of it has letters and digits. */
const lowerCaseKey = /(?<![\w-])(?=[\w-]{22})[\w-]*(?:[a-z]\d|\d[a-z])/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Names of files of the program look like keys: a word and a hash. */
const asset = /^\/(?:assets|brand)\/[\w.-]+$/;

const maxRounds = 3;
const stillEncoded = /%[0-9a-f]{2}/i;

/** A fast pre-check, because every request passes here and almost none matches. */
const worthLooking = new RegExp(`[%A-Z]|(?<![\\w-])[\\w-]{22}|/(?:${wordsBefore.join('|')})`);

/**
 * A path for the log, with `…` for everything that looks like a secret, wherever it is and however often it is
 * percent-encoded.
 */
export function withoutSecretPaths(path: string): string {
  if (!worthLooking.test(path) || (asset.test(path) && !longRun.test(path))) return path;
  let isLink = false;
  let isMasked = false;
  const segments = path.split('/').map((segment) => {
    const plain = decoded(segment);
    const isSecret =
      segment !== '' && (isLink || stillEncoded.test(plain) || longRun.test(plain) || looksLikeKey(plain));
    isMasked ||= isSecret;
    // An encoded slash hides two segments in one.
    isLink ||= plain.split('/').some((word) => linkWords.test(word));
    return isSecret || (isLink && plain.includes('/')) ? '…' : segment;
  });
  return isMasked || isLink ? segments.join('/') : path;
}

function looksLikeKey(text: string): boolean {
  return !uuid.test(text) && (personalKey.test(text) || lowerCaseKey.test(text));
}

/** Masks secrets in a log line, which may quote anything. */
export function lineWithoutSecrets(line: string): string {
  return line.replace(/(?<![\w-])[\w-]*cv_[0-9a-z]{38}[\w-]*|(?<![\w-])[\w-]{43}(?![\w-])/gi, '…');
}

/**
 * Decodes a few rounds of percent-encoding. Deeper encoding is masked, because decoding all of it would take
 * quadratic time.
 */
function decoded(segment: string): string {
  let text = segment;
  for (let round = 0; round < maxRounds && stillEncoded.test(text); round += 1)
    text = text.replace(/%([0-9a-f]{2})/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return text;
}
