import type { LogicTexts } from '#admin/texts/compiled/form/logic.ts';
import type { WorkflowTexts } from '#admin/texts/compiled/workflow.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { inSentence } from '#form/edit/insert/insertedParts.ts';
import type { ActionSettings } from '#form/schema/workflow/actions.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { conditionSentence, type Mark } from '../../form/logic/sentence.ts';

export interface SentenceWriter {
  readonly draft: FormDefinition;
  readonly logic: LogicTexts;
  readonly texts: WorkflowTexts['workflows'];
  /** The name of a connection; undefined if it was deleted. */
  readonly connectionName: (word: string) => string | undefined;
  readonly deletedConnection: string;
}

type Show = (mark: Mark) => string;

const inQuotes: Show = ({ kind, text }) => (kind === 'broken' ? text : `“${text}”`);

/** A workflow as one sentence; `show` turns its marks into text. */
export function workflowSentence(writer: SentenceWriter, workflow: Workflow, show: Show = inQuotes): string {
  const { draft, logic, texts } = writer;
  const { trigger, hours = 24, when } = workflow;
  const began = trigger === 'partial' ? texts.triggers.partial(hours) : texts.triggers[trigger];
  const condition = when === undefined ? undefined : conditionSentence(draft, when, logic, show);
  const deeds = workflow.do.map((action) => deedWithCondition(writer, action, show)).join(', ');
  return condition === undefined ? texts.sentence(began, deeds) : texts.sentenceIf(began, condition, deeds);
}

function deedWithCondition(writer: SentenceWriter, action: ActionSettings, show: Show): string {
  const { draft, logic, texts } = writer;
  if (action.when === undefined) return deedSentence(writer, action, show);
  // The condition first, as the chips are numbered in the order in which they are written.
  const condition = conditionSentence(draft, action.when, logic, show);
  return texts.onlyIf(deedSentence(writer, action, show), condition);
}

/** An action as a part of a sentence: “send a mail to …”. */
export function deedSentence(writer: SentenceWriter, action: ActionSettings, show: Show = inQuotes): string {
  const { texts, connectionName, deletedConnection } = writer;
  switch (action.type) {
    case 'mail':
      return texts.deed.mail(show(value(writer, recipientsOf(action.to))));
    case 'webhook':
      return texts.deed.webhook(show({ kind: 'value', text: hostOf(action.url) }));
    default: {
      const name = connectionName(action.connection);
      const mark: Mark =
        name === undefined ? { kind: 'broken', text: deletedConnection } : { kind: 'value', text: name };
      return texts.deed[action.type](show(mark));
    }
  }
}

function recipientsOf(to: Extract<ActionSettings, { type: 'mail' }>['to']): string {
  return typeof to === 'string' ? to : [...new Set(to.map((recipient) => recipient.to))].join(', ');
}

/** A text with names of questions, because a sentence is for reading. */
function value({ draft }: SentenceWriter, text: string): Mark {
  const line = inSentence(draft, text);
  return { kind: 'value', text: line.length <= 60 ? line : `${line.slice(0, 59)}…` };
}

/** The host of an address into which answers may be inserted after it. */
function hostOf(url: string): string {
  return /^https?:\/\/([^/?#]+)/.exec(url)?.[1] ?? url;
}
