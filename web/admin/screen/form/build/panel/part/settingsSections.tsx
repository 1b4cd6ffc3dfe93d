import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Fold } from '#ui/fold/fold.tsx';
import { ControlList, shownControls } from '../control/controlList.tsx';
import { settingAt } from '../subject/settingAt.ts';
import { type Subject, SubjectContext } from '../subject/subject.ts';
import { type Control, type SectionId, type SettingsTable, sectionIds } from '../table/control.ts';

type Open = Readonly<Partial<Record<SectionId, boolean>>>;

const OpenSections = createContext<readonly [Open, (open: Open) => void]>([{}, () => undefined]);

/** Sections stay open or closed from one selection to the next. */
export function OpenSectionsProvider({ children }: { readonly children: ReactNode }) {
  return <OpenSections value={useState<Open>({ common: true })}>{children}</OpenSections>;
}

interface SettingsSectionsProps {
  readonly table: SettingsTable;
  readonly subject: Subject;
  /** Stands at the end of the section "Advanced". */
  readonly more?: ReactNode;
}

/** The settings of a subject in sections that fold. */
export function SettingsSections({ table, subject, more }: SettingsSectionsProps) {
  return (
    <SubjectContext value={subject}>
      {sectionIds.map((id) => {
        const controls = table[id] ?? [];
        const extra = id === 'advanced' ? more : undefined;
        if (shownControls(controls, subject.settings).length === 0 && extra === undefined) return null;
        return <SettingsSection key={id} id={id} controls={controls} subject={subject} more={extra} />;
      })}
    </SubjectContext>
  );
}

interface SettingsSectionProps {
  readonly id: SectionId;
  readonly controls: readonly Control[];
  readonly subject: Subject;
  readonly more: ReactNode;
}

function SettingsSection({ id, controls, subject, more }: SettingsSectionProps) {
  const { panel } = useLazyTexts(buildTexts);
  const [open, setOpen] = useContext(OpenSections);
  const isOpen = open[id] ?? false;
  return (
    <div className="panel-section">
      <Fold
        title={panel.sections[id]}
        open={isOpen}
        onOpenChange={(next) => setOpen({ ...open, [id]: next })}
        aside={isOpen || id === 'common' ? undefined : <Hint controls={controls} subject={subject} />}
      >
        {/* Closed sections render nothing, so that typing stays quick. */}
        {isOpen && <ControlList controls={controls} />}
        {isOpen && more}
      </Fold>
    </div>
  );
}

/** Tells what a closed section hides: an error, or how many settings it has. */
function Hint({ controls, subject }: Pick<SettingsSectionProps, 'controls' | 'subject'>) {
  const { panel } = useLazyTexts(buildTexts);
  if (controls.some(({ path }) => subject.findingAt(path) !== undefined))
    return (
      <span className="panel-alert">
        <CircleAlert size={16} aria-hidden />
        <span className="ui-hidden">{panel.hasProblem}</span>
      </span>
    );
  const count = controls.filter(({ path }) => settingAt(subject.settings, path) !== undefined).length;
  return count === 0 ? null : <span className="panel-count">{panel.settingsMade(count)}</span>;
}
