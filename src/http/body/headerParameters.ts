/**
 * Parameters as browsers write them, separated by semicolons: `"` in a value is `%22`, so a quote always ends it.
 */
const asBrowsers = /[ \t]*;[ \t]*([\w!#$%&'*+.^`|~-]+)=(?:"([^"]*)"|([^;"]*))[ \t]*/y;
/** Parameters as mail programs write them: `"` in a value is `\"`. */
const asMail = /[ \t]*;[ \t]*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;"]*))[ \t]*/sy;

/**
 * The parameters of a header such as `; name="field1"; filename="a%22b.txt"`, by lower-case name. Undefined if they
 * are malformed or one is repeated.
 *
 * The two escapes exclude each other, because browsers send a name that ends in a backslash as it is. So the
 * browsers' syntax is tried first, and the other one only if that does not match everything.
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
  // Some clients append a semicolon.
  return /^;?$/.test(text.slice(at).trim()) ? parameters : undefined;
}

function unescapePercent(_sequence: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}
