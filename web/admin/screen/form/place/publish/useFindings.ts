import { useMemo } from 'react';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { checkForm } from '#form/check/checkForm.ts';
import type { Finding } from '#form/check/findings.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { useDraft } from '../../editor/editorContext.ts';
import { toldOfPlaceholders } from '../../findings/placeholderFindings.ts';
import { useConnectionFindings } from '../../findings/useConnectionFindings.ts';

const none: readonly Finding[] = [];

/** The findings of the checker in the draft, errors first; only while they are wanted, because it takes a moment. */
export function useFindings(form: FormDocument, isWanted: boolean): readonly Finding[] {
  const draft = useDraft();
  const { settings } = form;
  const unconnected = useConnectionFindings(isWanted ? draft : undefined);
  const checked = useMemo(
    () => (isWanted ? toldOfPlaceholders(draft, checkForm(draft, settings as FormSettings)) : none),
    [draft, settings, isWanted],
  );
  return useMemo(() => [...checked, ...unconnected], [checked, unconnected]);
}
