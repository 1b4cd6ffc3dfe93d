import { useNavigate, useParams } from '@tanstack/react-router';
import { GitBranch } from 'lucide-react';
import { useEditor, useEditorState } from '#admin/screen/form/editor/editorContext.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { addRule } from '#form/edit/rules/rules.ts';
import { showingRule } from '#form/edit/rules/showingRule.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/useToast.ts';

/** Opens the rule that decides whether a question is shown; adds one where there is none. */
export function ShowOnlyIfButton({ field }: { readonly field: string }) {
  const { panel } = useLazyTexts(buildTexts);
  const editor = useEditor();
  const toast = useToast();
  const params = useParams({ from: '/signed-in/app/o/$organization/f/$form' });
  const navigate = useNavigate();
  const rule = useEditorState(({ draft }) => showingRule(draft, field));
  const open = (search: { readonly rule: number; readonly new?: boolean }) =>
    void navigate({ to: '/app/o/$organization/f/$form/logic', params, search });
  const press = async () => {
    if (rule !== undefined) return open({ rule: rule + 1 });
    // It comes with the checker of formulas, which the builder does not need otherwise.
    const { showOnlyIf } = await import('#form/edit/rules/showOnlyIf.ts');
    const added = showOnlyIf(editor.state().draft, field);
    const count = () => editor.state().draft.logic?.length ?? 0;
    const before = count();
    if (added !== undefined) editor.change((draft) => addRule(draft, added));
    if (count() === before) toast({ about: 'rule', title: panel.nothingToAsk });
    else open({ rule: count(), new: true });
  };
  return (
    <div className="panel-rule">
      <Button size="small" variant="quiet" icon={GitBranch} onClick={() => void press()}>
        {rule === undefined ? panel.showOnlyIf : panel.shownByRule(rule + 1)}
      </Button>
    </div>
  );
}
