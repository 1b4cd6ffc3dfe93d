import { Flag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDraft, useEditorState } from '#admin/screen/form/editor/editorContext.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { checkEndingOf } from '#form/check/redirects.ts';
import type { Ending, FormDefinition } from '#form/definition/document.ts';
import { changeEnding, changeRuleEnding, type RuleEnding, ruleEndings } from '#form/edit/changeEnding.ts';
import { definition } from '#form/schema/definition.ts';
import { Fold } from '#ui/fold/fold.tsx';
import { ControlList } from '../control/controlList.tsx';
import { SubjectContext } from '../subject/subject.ts';
import { useDraftSubject } from '../subject/useDraftSubject.ts';
import type { Settings } from '../table/control.ts';
import { endingTable } from '../table/formTables.ts';
import { controlsOf } from '../table/pathsOf.ts';
import { PanelHead } from './panelHead.tsx';
import { SettingsSections } from './settingsSections.tsx';

const schema = definition.shape.ending.unwrap();
const none: Ending = {};

/** The ending of the form, and below it those of rules. */
export function EndingPanel() {
  const { panel } = useLazyTexts(buildTexts);
  const ending = useEditorState(({ draft }) => draft.ending) ?? none;
  const subject = useEndingSubject('ending', ending, changeEnding);
  return (
    <>
      <PanelHead icon={Flag} title={panel.ending} />
      <SettingsSections table={endingTable} subject={subject} />
      <RuleEndings />
    </>
  );
}

function RuleEndings() {
  const { panel } = useLazyTexts(buildTexts);
  const draft = useDraft();
  const endings = useMemo(() => ruleEndings(draft), [draft]);
  if (endings.length === 0) return null;
  return (
    <div className="panel-section panel-section--apart">
      <h3>{panel.ruleEndings}</h3>
      <p className="ui-field-description">{panel.ruleEndingsHelp}</p>
      {endings.map((each) => (
        <OneRuleEnding
          key={`${each.rule} ${each.action}`}
          place={each}
          pageName={pageName(draft, each.after)}
        />
      ))}
    </div>
  );
}

function OneRuleEnding({ place, pageName }: { readonly place: RuleEnding; readonly pageName: string }) {
  const { panel } = useLazyTexts(buildTexts);
  const [isOpen, setOpen] = useState(false);
  const { rule, action, ending } = place;
  const subject = useEndingSubject(`logic[${rule}].do[${action}]`, ending, (draft, change) =>
    changeRuleEnding(draft, { rule, action }, change),
  );
  return (
    <Fold title={panel.endingAfter(rule + 1, pageName)} open={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <SubjectContext value={subject}>
          <ControlList controls={controlsOf(endingTable)} />
        </SubjectContext>
      )}
    </Fold>
  );
}

function useEndingSubject(
  name: string,
  ending: Ending,
  replace: (draft: FormDefinition, change: (ending: Ending) => Ending) => FormDefinition,
) {
  const findings = useMemo(() => [...checkEndingOf(ending, { path: '' })], [ending]);
  return useDraftSubject({
    name,
    settings: ending,
    schema,
    findings,
    // The settings were checked against the schema of an ending.
    replace: (draft, change: (settings: Settings) => Settings) =>
      replace(draft, (each) => change(each) as Ending),
  });
}

function pageName({ pages }: FormDefinition, id: string): string {
  return pages.find((page) => page.id === id)?.label || id;
}
