/** Between two of them nothing but a semicolon. Browsers write `"` in a value as `%22`, so a quote always ends it. */
const asBrowsers = /[ \t]*;[ \t]*([\w!#$%&'*+.^`|~-]+)=(?:"([^"]*)"|([^;"]*))[ \t]*/y;
/** Mail and older programs write it as `\"`. */
const asMail = /[ \t]*;[ \t]*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;"]*))[ \t]*/sy;

/**
 * The parameters of a header such as `; name="field1"; filename="a%22b.txt"`, by their names in lower case. Undefined
 * where they make no sense or one comes twice.
 *
 * The two ways to write a quote exclude each other: a name that ends in a backslash is sent as it is by browsers. So a
 * header is read the way of browsers, and the other way only where that leaves something over.
 */
export function headerParameters(text: string): Map<string, string> | undefined {
  return (
    collect(text, asBrowsers, (value) => value.replace(/%(22|0D|0A)/g, unescapePercent)) ??
    collect(text, asMail, (value) => value.replace(/\\(["\\])/g, '$1'))
  );
}

function collect(
  text: string,
  parameter: RegExp,
  unquote: (value: string) => string,
): Map<string, string> | undefined {
  const parameters = new Map<string, string>();
  let at = 0;
  for (;;) {
    parameter.lastIndex = at;
    const match = parameter.exec(text);
    if (match === null) break;
    at = parameter.lastIndex;
    const name = (match[1] ?? '').toLowerCase();
    if (parameters.has(name)) return undefined;
    parameters.set(name, match[2] === undefined ? (match[3] ?? '').trim() : unquote(match[2]));
  }
  // Some programs end with a semicolon.
  return /^;?$/.test(text.slice(at).trim()) ? parameters : undefined;
}

function unescapePercent(_sequence: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}
