import { useTexts } from './useTexts.ts';

/** What everything with a copy button says, to be spread into it. */
export function useCopyLabels(): { copyLabel: string; copiedLabel: string; failedLabel: string } {
  const { common } = useTexts();
  return { copyLabel: common.copy, copiedLabel: common.copied, failedLabel: common.copyFailed };
}
