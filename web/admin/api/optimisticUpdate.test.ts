import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { optimisticUpdate } from './optimisticUpdate.ts';

const queryKey = ['names'];
const add = (name: string) => (names: readonly string[]) => [...names.filter((each) => each !== name), name];
const drop = (name: string) => (names: readonly string[]) => names.filter((each) => each !== name);

describe('what is shown before the service has made it', () => {
  test('one that is refused goes alone, and the others stay', () => {
    const client = clientWith(['a']);
    const end = optimisticUpdate(client, queryKey, add('b'));
    optimisticUpdate(client, queryKey, add('c'));
    assert.deepEqual(shown(client), ['a', 'b', 'c']);
    end(false);
    assert.deepEqual(shown(client), ['a', 'c']);
  });

  test('an answer that knows nothing of it does not hide it', async () => {
    const client = clientWith(['a']);
    const end = optimisticUpdate(client, queryKey, drop('a'));
    await answer(client, ['a', 'b']);
    assert.deepEqual(shown(client), ['b']);
    end(false);
    assert.deepEqual(shown(client), ['a', 'b']);
  });

  test('an answer that knows it already shows it once, and it stays when it is made', async () => {
    const client = clientWith(['a']);
    const end = optimisticUpdate(client, queryKey, add('b'));
    await answer(client, ['a', 'b']);
    end(true);
    assert.deepEqual(shown(client), ['a', 'b']);
  });

  test('one that is made stays when another is refused', () => {
    const client = clientWith(['a']);
    const [first, second] = [
      optimisticUpdate(client, queryKey, add('b')),
      optimisticUpdate(client, queryKey, drop('a')),
    ];
    second(true);
    first(false);
    assert.deepEqual(shown(client), []);
  });

  test('nothing of it is left when all have ended, or when the answer is gone', async () => {
    const client = clientWith(['a']);
    optimisticUpdate(client, queryKey, add('b'))(true);
    await answer(client, ['z']);
    assert.deepEqual(shown(client), ['z']);
    const end = optimisticUpdate(client, queryKey, add('b'));
    client.clear();
    end(false);
    assert.equal(shown(client), undefined);
  });
});

function clientWith(names: string[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(queryKey, names);
  return client;
}

async function answer(client: QueryClient, names: string[]): Promise<void> {
  await client.fetchQuery({ queryKey, queryFn: () => names, staleTime: 0 });
}

function shown(client: QueryClient): unknown {
  return client.getQueryData(queryKey);
}
