import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { useEditor } from '#admin/screen/form/editor/editorContext.ts';
import { toldOfPlaceholders } from '#admin/screen/form/findings/placeholderFindings.ts';
import { useToldFindings } from '#admin/screen/form/findings/quietFindings.ts';
import type { Finding } from '#form/check/findings.ts';
import type { Field } from '#form/definition/document.ts';

/** The checker brings the engine of patterns, so it is loaded after the panel. */
const checker = lazyPart(async () => (await import('#form/check/checkField.ts')).checkField);

const none: readonly Finding[] = [];

/** The checker's findings in the settings of a field, a moment after each change. */
export function useFieldFindings(field: Field): readonly Finding[] {
  const editor = useEditor();
  const [check, setCheck] = useState(() => checker.loaded());
  useEffect(() => {
    checker.load().then(
      (loaded) => setCheck(() => loaded),
      // The list of findings beside the form still has them.
      () => undefined,
    );
  }, []);
  const checked = useDeferredValue(field);
  const findings = useMemo(() => {
    const { draft } = editor.state();
    return check === undefined ? none : toldOfPlaceholders(draft, check(draft, checked.id));
  }, [check, checked, editor]);
  return useToldFindings(findings);
}
