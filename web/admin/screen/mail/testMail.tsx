import { Send } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/row/row.tsx';
import type { useRouteMutation } from '../../api/useRouteMutation.ts';
import { useRouteQuery } from '../../api/useRouteQuery.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { mailServerTexts } from '../../texts/compiled/mailServer.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { TestResult } from './testResult.tsx';

interface TestMailProps {
  readonly test: ReturnType<typeof useRouteMutation<'testMail'>>;
}

/** Sends a test mail to the user and shows the result. */
export function TestMail({ test: { mutate, isPending, data, error } }: TestMailProps) {
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  const { id: organization } = useOrganization();
  const address = useRouteQuery('start').data?.user?.email ?? '';
  return (
    <>
      <Row>
        <Button icon={Send} busy={isPending} onClick={() => mutate({ params: { organization } })}>
          {texts.test(address)}
        </Button>
      </Row>
      <TestResult address={address} result={isPending ? undefined : data} problem={error} />
    </>
  );
}
