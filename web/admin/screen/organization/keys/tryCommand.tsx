import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { routeQueryOptions, useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeBlock } from '#ui/codeBlock/codeBlock.tsx';
import { Row } from '#ui/row/row.tsx';
import { type ApiResponse, callApi } from './callApi.ts';
import type { NewKey } from './key.ts';
import { curlCommand, maskedKey } from './tryPath.ts';
import { TryResponse } from './tryResponse.tsx';

interface TryCommandProps {
  readonly path: string;
  readonly known: NewKey | undefined;
}

/** A command to copy and, while the page knows a key, to run here. */
export function TryCommand({ path, known }: TryCommandProps) {
  const { keys: texts } = useTexts();
  const copyLabels = useCopyLabels();
  const url = useRouteQuery('start').data?.url ?? location.origin;
  const client = useQueryClient();
  const { id: organization } = useOrganization();
  const [answer, setAnswer] = useState<ApiResponse>();
  const [isRunning, setRunning] = useState(false);
  const run = async ({ id, key }: NewKey) => {
    setRunning(true);
    const answer = await callApi(path, key);
    setAnswer(answer);
    setRunning(false);
    await client.invalidateQueries({ queryKey: ['keys'] });
    if (!answer.reached || answer.status !== 200) return;
    // The service records the use with a delay.
    const last_used_at = new Date().toISOString();
    client.setQueryData(
      routeQueryOptions('keys', { organization }).queryKey,
      (old) =>
        old && { ...old, keys: old.keys.map((each) => (each.id === id ? { ...each, last_used_at } : each)) },
    );
  };
  return (
    <>
      <CodeBlock
        label={texts.command}
        code={curlCommand(url, path, known === undefined ? texts.placeholder : maskedKey(known.key))}
        whole={known && curlCommand(url, path, known.key)}
        {...copyLabels}
      />
      {known === undefined ? (
        <p className="keys-faint">{texts.runUnknown}</p>
      ) : (
        <Row space={3}>
          <Button icon={Play} busy={isRunning} onClick={() => void run(known)}>
            {texts.run}
          </Button>
          <span className="keys-faint">{texts.runWith(known.name)}</span>
        </Row>
      )}
      {answer !== undefined && <TryResponse answer={answer} />}
    </>
  );
}
