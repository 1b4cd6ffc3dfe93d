import assert from 'node:assert/strict';
import type { Visit } from '../../page/visitor.ts';
import { files, inV1, inV2, papers } from './fillInForm.ts';

/** Asserts that a form's only response has the entered answers in both APIs. */
export async function assertStored(visit: Visit, form: string): Promise<void> {
  const v2 = await visit.api(`/v2/forms/${form}/responses`);
  assert.equal(v2.data.length, 1);
  const items: { field_id: string; value_type: string; value: unknown }[] = v2.data[0].response;
  const uploaded: { id: string; name: string; type: string; size: number }[] = [];
  const plain = items.map(({ field_id, value_type, value }) => {
    if (value_type === 'files' && Array.isArray(value)) uploaded.push(...value);
    return [field_id, value_type, value_type === 'files' ? uploaded.map((file) => file.name) : value];
  });
  assert.deepEqual(plain, inV2);
  for (const [index, { id, type, size }] of uploaded.entries()) {
    assert.deepEqual([type, size], ['text/plain', files[index]?.buffer.length]);
    assert.equal(await visit.api(`/v2/files/${id}/content`), files[index]?.buffer.toString());
  }
  const v1 = await visit.api(`/v1/form/${form}/responses`);
  assert.equal(v1.data.length, 1);
  const content: { id: string; label: string; answer: unknown; 'answer.value'?: string[] }[] =
    v1.data[0].content;
  const links = content.find(({ id }) => id === 'field19')?.['answer.value'] ?? [];
  const contents = await Promise.all(links.map(async (link) => await (await fetch(link)).text()));
  assert.deepEqual(
    contents,
    files.map(({ buffer }) => buffer.toString()),
  );
  assert.deepEqual(
    content.map(({ id, label, answer, 'answer.value': value }) => {
      const beside = id === 'field19' ? papers : value;
      return beside === undefined ? [id, label, answer] : [id, label, answer, beside];
    }),
    inV1,
  );
}
