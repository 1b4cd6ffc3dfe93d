export interface MergeTarget {
  readonly id: string;
  readonly name: string;
}

/** The caller's decision about merging into an existing organisation. */
export interface MergeOptions {
  /** The id of the organisation that the archive must be of. */
  into?: string | undefined;
  /** Asked where `into` is not said. Where nobody is asked, everything is added. */
  mayMerge?: ((organization: MergeTarget) => Promise<boolean>) | undefined;
}

export type MergeRefusal =
  /** The archive's organisation is here, and nobody has said that it may be added to. */
  | { code: 'organization_exists'; organization: MergeTarget }
  /** The archive is of another organisation than was said, or of one that is not here. */
  | { code: 'organization_other'; asked: string; organization: MergeTarget | undefined };

/** Why an archive is not brought into the organisation that was found for it; undefined where it may be. */
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
