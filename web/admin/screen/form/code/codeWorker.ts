import { completeCode } from '#form/schema/code/completeCode.ts';
import { readDraftCode } from '#form/schema/code/readDraftCode.ts';
import { rewriteDraftCode } from '#form/schema/code/rewriteDraftCode.ts';
import { writeDraftCode } from '#form/schema/code/writeDraftCode.ts';
import type { CodeAnswer, CodeRequest } from './codeMessages.ts';

/** Reads and writes YAML apart from the page, which then needs neither the parser nor the schemas. */
self.onmessage = ({ data }: MessageEvent<CodeRequest>) => {
  self.postMessage({ id: data.id, output: outputOf(data) } satisfies CodeAnswer);
};

function outputOf(request: CodeRequest): unknown {
  switch (request.task) {
    case 'write': {
      const { draft, text } = request.input;
      return text === undefined ? writeDraftCode(draft) : rewriteDraftCode(text, draft);
    }
    case 'read':
      return readDraftCode(request.input.text, request.input.settings);
    case 'complete':
      return completeCode(request.input.text, request.input.offset);
  }
}
