import assert from 'node:assert/strict';
import { it } from 'node:test';
import { benchArchive } from './benchArchive.ts';

for (const script of ['latin', 'nonlatin'] as const) {
  it(`gives one form whose responses have about 1.5 KB of v2 JSON each, ${script}`, async () => {
    const archive = benchArchive({ responses: 5000, script, seed: '1' });
    const forms = await Array.fromAsync(archive.forms());
    assert.equal(forms.length, 1);
    assert.equal((await Array.fromAsync(archive.workspaces())).length, 1);
    assert.equal((await Array.fromAsync(archive.files())).length, 0);
    let count = 0;
    let bytes = 0;
    let namesInScript = 0;
    for await (const { value } of archive.responses(forms[0]?.value.id ?? '')) {
      const { version: _version, ...shown } = value;
      count += 1;
      bytes += Buffer.byteLength(JSON.stringify(shown));
      const name = value.response.find((item) => item.field_id === 'field1')?.value;
      if (/\p{Script=Latin}/u.test(String(name)) === (script === 'latin')) namesInScript += 1;
    }
    assert.equal(count, 5000);
    assert.equal(namesInScript, count);
    const average = bytes / count;
    assert.ok(average > 1350 && average < 1650, `${average} bytes`);
  });
}
