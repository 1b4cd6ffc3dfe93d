import { useMemo } from 'react';
import type { Finding } from '#form/check/findings.ts';
import { useFindings } from '../../form/findings/useFindings.ts';

/** The checker's findings about one workflow, with paths inside it: `do[0].url`. */
export function useWorkflowFindings(index: number): readonly Finding[] {
  const { findings } = useFindings();
  return useMemo(() => insidePath(findings, `workflows[${index}]`), [findings, index]);
}

/** The findings below a path, with the rest of theirs. */
export function insidePath(findings: readonly Finding[], path: string): Finding[] {
  return findings.flatMap((finding) =>
    finding.path === path || /^[.[]/.test(restOf(finding.path, path))
      ? [{ ...finding, path: restOf(finding.path, path).replace(/^\./, '') }]
      : [],
  );
}

function restOf(path: string, beginning: string): string {
  return path.startsWith(beginning) ? path.slice(beginning.length) : '';
}
