import { randomUUID } from 'node:crypto';
import { readConfig } from '#config';
import { PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';
import { acceptSubmission } from '#service/collect/submission/acceptSubmission.ts';
import { openData } from '#service/operate/openData.ts';
import { submissionOf, takingOf } from './example.ts';

/**
 * A process with many visitors, each sending one submission after the other. It prints the outcome of each: the
 * form, the submission id, the word, and the time.
 */
const { forms, visitors, each } = JSON.parse(process.argv[2] ?? '') as {
  forms: string[];
  visitors: number;
  each: number;
};
const data = await openData(readConfig());
const taking = takingOf(data.store);
const published = new PublishedForms(data.store);

async function visit(): Promise<void> {
  for (let count = 0; count < each; count += 1) {
    const formId = forms[Math.floor(Math.random() * forms.length)] ?? '';
    const form = await published.find(formId);
    if (!form.ok) throw new Error(form.failure.code);
    const submission_id = randomUUID();
    const answers = { field1: submission_id, field3: ['front'] };
    const answer = await acceptSubmission(taking, form.value, submissionOf(answers, { submission_id }));
    const told =
      answer.ok && answer.value.state === 'stored'
        ? ['stored', answer.value.created_at]
        : [answer.ok ? answer.value.state : answer.failure.code, 0];
    process.stdout.write(`${JSON.stringify([formId, submission_id, ...told])}\n`);
  }
}

await Promise.all(Array.from({ length: visitors }, visit));
await data.close();
