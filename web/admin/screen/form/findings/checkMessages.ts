import type { Finding } from '#form/check/findings.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';

export interface CheckRequest {
  readonly id: number;
  readonly draft: FormDefinition;
  readonly settings: FormSettings;
}

export interface CheckAnswer {
  readonly id: number;
  readonly findings: readonly Finding[];
}
