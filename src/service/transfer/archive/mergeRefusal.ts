export interface MergeTarget {
  readonly id: string;
  readonly name: string;
}

/** The caller's decision about merging into an existing organisation. */
export interface MergeOptions {
  /** The id of the organisation that the archive must belong to. */
  into?: string | undefined;
  /** Asked if `into` is omitted. If both are omitted, merging is allowed. */
  mayMerge?: ((organization: MergeTarget) => Promise<boolean>) | undefined;
}

export type MergeRefusal =
  /** The archive's organisation exists here, and the caller has not agreed to merge. */
  | { code: 'organization_exists'; organization: MergeTarget }
  /** The archive belongs to another organisation than `into`, or to one that does not exist here. */
  | { code: 'organization_other'; asked: string; organization: MergeTarget | undefined };

/** Why the archive may not be merged into the organisation found for it; undefined if it may. */
export async function mergeRefusal(
  found: MergeTarget | undefined,
  { into, mayMerge }: MergeOptions,
): Promise<MergeRefusal | undefined> {
  const organization = found === undefined ? undefined : { id: found.id, name: found.name };
  if (into !== undefined)
    return into === organization?.id ? undefined : { code: 'organization_other', asked: into, organization };
  if (organization === undefined || mayMerge === undefined || (await mayMerge(organization)))
    return undefined;
  return { code: 'organization_exists', organization };
}
