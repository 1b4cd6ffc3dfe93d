import { checkForm } from '#form/check/checkForm.ts';
import { connectionFindings } from '#form/check/connectionFindings.ts';
import type { Finding } from '#form/check/findings.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { definition as definitionSchema } from '#form/schema/definition.ts';
import { type SchemaFault, schemaFaults } from '#form/schema/faults.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { openStored } from '../../openForm.ts';
import { sameDocument } from '../../publishedVersion.ts';
import { settingsErrors } from '../../settingsErrors.ts';

export interface Checked {
  /** Whether it is published already. The other parts are then of no use. */
  readonly isSame: boolean;
  /** Why it is no document of the form language. */
  readonly faults: SchemaFault[];
  readonly findings: Finding[];
  /** Findings about connections, which are told in any case. */
  readonly unconnected: Finding[];
  /** The actions that run once it is published. */
  readonly running: RunningAction[];
}

interface RunningAction {
  readonly workflow_id: string;
  readonly action_id: string;
}

/** Checks a draft before it is published. */
export async function checkPublication({
  draft,
  published,
  settings,
  connections,
}: {
  readonly draft: string;
  readonly published: string | undefined;
  readonly settings: FormSettings;
  readonly connections: Parameters<typeof connectionFindings>[1];
}): Promise<Checked> {
  const given = openStored(draft);
  const valid = definitionSchema.safeParse(given);
  const definition = valid.success ? valid.data : given;
  const unconnected = connectionFindings(definition, connections);
  const isSame =
    published !== undefined &&
    sameDocument(draft, published) &&
    settingsErrors(definition, settings).length === 0;
  const running = runningActions(definition);
  const nothing = { isSame, faults: [], findings: [], unconnected, running };
  if (isSame) return nothing;
  if (!valid.success) return { ...nothing, faults: schemaFaults(valid.error) };
  return { ...nothing, findings: [...checkForm(definition, settings), ...unconnected] };
}

function runningActions({ workflows = [] }: FormDefinition): RunningAction[] {
  return workflows
    .filter(({ enabled }) => enabled !== false)
    .flatMap((workflow) => workflow.do.map(({ id }) => ({ workflow_id: workflow.id, action_id: id })));
}
