import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { compareDefinitions } from '#form/definition/change/compareDefinitions.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { Card } from '#ui/card/card.tsx';
import { Select } from '#ui/select/select.tsx';
import { ChangeList } from '../changes/changeList.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { useForm } from '../place/useForm.ts';
import { versionQueryOptions } from '../place/usePublished.ts';

export interface Comparison {
  readonly from: number;
  readonly to: number | 'draft';
}

interface CompareVersionsProps {
  /** Takes the focus when a row of the list is compared. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly versions: readonly number[];
  readonly comparison: Comparison;
  readonly onChange: (comparison: Comparison) => void;
}

/** The differences between two versions, or a version and the draft, in words. */
export function CompareVersions({ heading, versions, comparison, onChange }: CompareVersionsProps) {
  const { versions: texts } = useLazyTexts(frameTexts);
  const { from, to } = comparison;
  const options = versions.map((number) => ({ value: String(number), label: texts.version(number) }));
  return (
    <Card>
      <section className="versions-compare" aria-labelledby="versions-compare">
        <h3 id="versions-compare" className="versions-heading" ref={heading} tabIndex={-1}>
          {texts.compare}
        </h3>
        <div className="versions-selects">
          <Select
            label={texts.from}
            value={String(from)}
            options={options}
            onValueChange={(value) => onChange({ ...comparison, from: Number(value) })}
          />
          <Select
            label={texts.to}
            value={String(to)}
            options={[{ value: 'draft', label: texts.draft }, ...options]}
            onValueChange={(value) =>
              onChange({ ...comparison, to: value === 'draft' ? value : Number(value) })
            }
          />
        </div>
        <div aria-live="polite">
          <Differences {...comparison} />
        </div>
      </section>
    </Card>
  );
}

function Differences({ from, to }: Comparison) {
  const { versions: texts } = useLazyTexts(frameTexts);
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const params = { organization, form };
  const draft = useDraft();
  const earlier = useQuery(versionQueryOptions(params, from));
  const later = useQuery(versionQueryOptions(params, to === 'draft' ? from : to));
  if (earlier.data === undefined) return <QueryStatus query={earlier} />;
  if (later.data === undefined) return <QueryStatus query={later} />;
  const after = to === 'draft' ? draft : (later.data.definition as FormDefinition);
  const before = earlier.data.definition as FormDefinition;
  const changes = compareDefinitions(before, after);
  if (changes.length === 0) return <p className="versions-same">{texts.same}</p>;
  return <ChangeList before={before} after={after} changes={changes} />;
}
