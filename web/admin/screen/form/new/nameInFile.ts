/** A look at the beginning of a form file, so that its name is shown before the service has read it. */
export function nameInFile(text: string): string | undefined {
  const content = text.replace(/^\uFEFF/, '');
  const written = /^\s*\{/.test(content) ? nameInJson(content) : nameInYaml(content);
  return written?.trim().slice(0, 200) || undefined;
}

function nameInJson(text: string): string | undefined {
  try {
    const { name }: { name?: unknown } = JSON.parse(text);
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Only what is plain in YAML; the service reads the rest. */
function nameInYaml(text: string): string | undefined {
  for (const line of text.split(/\r?\n/)) {
    const [, value] = /^(?:name|"name"|'name')\s*:\s+(.*)$/.exec(line) ?? [];
    if (value === undefined) continue;
    const [, quoted] = /^("(?:[^"\\]|\\.)*")\s*(?:#.*)?$/.exec(value) ?? [];
    if (quoted !== undefined) return nameInJson(`{"name":${quoted}}`);
    const [, single] = /^'((?:[^']|'')*)'\s*(?:#.*)?$/.exec(value) ?? [];
    if (single !== undefined) return single.replaceAll("''", "'");
    return /^["'|>&*!{[#]/.test(value) ? undefined : value.replace(/\s+#.*$/, '');
  }
  return undefined;
}
