import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { exampleRule } from '#form/edit/rules/exampleRule.ts';
import { addRule, changeRule, duplicateRule, moveRule, removeRule } from '#form/edit/rules/rules.ts';
import type { Rule } from '#form/schema/logic.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useEditor } from '../editor/editorContext.ts';

const route = '/signed-in/app/o/$organization/f/$form/logic';

/** The open rule, from 0, and a function that opens another. */
function useOpenRule() {
  const { rule, new: isNew } = useSearch({ from: route });
  const params = useParams({ from: route });
  const navigate = useNavigate();
  const open = (index: number | undefined) =>
    void navigate({
      to: '/app/o/$organization/f/$form/logic',
      params,
      search: index === undefined ? {} : { rule: index + 1 },
      replace: true,
      resetScroll: false,
    });
  const opened = rule === undefined ? undefined : rule - 1;
  return { opened, addedElsewhere: isNew === true ? opened : undefined, open };
}

export type RuleOperations = ReturnType<typeof useRules>;

/** The operations on rules, each with its message for screen readers. */
export function useRules(announce: (text: string) => void) {
  const editor = useEditor();
  const logic = useLazyTexts(logicTexts);
  const toast = useToast();
  const { opened, addedElsewhere, open: openRule } = useOpenRule();
  const [added, setAdded] = useState<number>();
  const open = (index: number | undefined) => {
    setAdded(undefined);
    openRule(index);
  };
  const count = () => editor.state().draft.logic?.length ?? 0;
  const add = (rule: Rule | undefined) => {
    if (rule === undefined) return;
    editor.change((draft) => addRule(draft, rule));
    open(count() - 1);
    setAdded(count() - 1);
    announce(logic.added(count()));
  };
  return {
    opened,
    open,
    /** The rule that was added just now. */
    added: added ?? addedElsewhere,
    addExample: () => add(exampleRule(editor.state().draft)),
    change: (index: number, edit: (rule: Rule) => Rule, group?: string) =>
      editor.change(
        (draft) => changeRule(draft, index, edit),
        group === undefined ? {} : { group: `rule ${index} ${group}` },
      ),
    duplicate: (index: number) => {
      editor.change((draft) => duplicateRule(draft, index));
      open(index + 1);
      announce(logic.duplicated(index + 2));
    },
    move: (from: number, to: number) => {
      const position = Math.max(0, Math.min(to, count() - 1));
      if (position === from) return;
      editor.change((draft) => moveRule(draft, from, to));
      if (opened !== undefined) open(positionAfterMove(opened, from, position));
      announce(logic.moved(position + 1, count()));
    },
    /** Takes back a rule that was added just now. */
    cancel: (index: number) => {
      editor.change((draft) => removeRule(draft, index));
      open(undefined);
      announce(logic.cancelled);
    },
    remove: (index: number) => {
      editor.change((draft) => removeRule(draft, index));
      open(undefined);
      toast({
        about: 'rule',
        title: logic.removed(index + 1),
        action: { label: logic.undo, onPress: () => editor.undo() },
      });
    },
  };
}

/** Where a rule stands after another one, or itself, has moved. */
function positionAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && to >= index) return index - 1;
  return from > index && to <= index ? index + 1 : index;
}
