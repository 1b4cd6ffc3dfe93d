import { useTexts } from './useTexts.ts';

/** The labels of a copy button, to spread into it. */
export function useCopyLabels(): { copyLabel: string; copiedLabel: string; failedLabel: string } {
  const { common } = useTexts();
  return { copyLabel: common.copy, copiedLabel: common.copied, failedLabel: common.copyFailed };
}
