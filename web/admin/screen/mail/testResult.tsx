import type { AnswerOf } from '#contract/app/routes.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { useProblemText } from '../../api/useProblemText.ts';
import { mailServerTexts } from '../../texts/compiled/mailServer.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { MailErrorText } from './mailErrorText.tsx';

interface TestResultProps {
  readonly address: string;
  readonly result: AnswerOf<'testMail'> | undefined;
  /** Why it could not be tried. */
  readonly problem: Error | null;
}

/** The outcome of a test mail. */
export function TestResult({ address, result, problem }: TestResultProps) {
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  const problemText = useProblemText();
  return (
    <>
      {result?.error === null && (
        <Notice tone="good" title={texts.testSent(address)} announce>
          {texts.testSentText}
        </Notice>
      )}
      {result !== undefined && result.error !== null && (
        <Notice tone="bad" title={texts.testFailed} announce>
          <MailErrorText error={result.error} />
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="bad" title={texts.testFailed} announce>
          {problemText(problem)}
        </Notice>
      )}
    </>
  );
}
