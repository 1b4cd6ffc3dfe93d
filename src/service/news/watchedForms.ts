import type { OrganizationId } from '#store/tables.ts';
import type { NewsStream } from './newsStream.ts';

/** A form that streams watch, and what is known of it. */
export interface WatchedForm {
  readonly organizationId: OrganizationId;
  readonly id: string;
  /** The streams that watch its draft. */
  readonly drafts: Set<NewsStream>;
  /** The streams that watch its responses. */
  readonly responses: Set<NewsStream>;
  /** Undefined until it was read; null if the form is gone. */
  workspace: string | null | undefined;
  /** The event with the news of its draft; empty until it was read. */
  event: string;
}

/** All forms that the open streams watch. */
export class WatchedForms {
  readonly #organizations = new Map<OrganizationId, Map<string, WatchedForm>>();

  add(stream: NewsStream): void {
    for (const id of stream.wanted.drafts) this.#form(stream, id).drafts.add(stream);
    for (const id of stream.wanted.responses.keys()) this.#form(stream, id).responses.add(stream);
  }

  remove(stream: NewsStream): void {
    const { organizationId } = stream.reader;
    const forms = this.#organizations.get(organizationId);
    for (const id of [...stream.wanted.drafts, ...stream.wanted.responses.keys()]) {
      const form = forms?.get(id);
      if (form === undefined) continue;
      form.drafts.delete(stream);
      form.responses.delete(stream);
      if (form.drafts.size + form.responses.size === 0) forms?.delete(id);
    }
    if (forms?.size === 0) this.#organizations.delete(organizationId);
  }

  find(organizationId: OrganizationId, id: string): WatchedForm | undefined {
    return this.#organizations.get(organizationId)?.get(id);
  }

  all(): WatchedForm[] {
    return [...this.#organizations.values()].flatMap((forms) => [...forms.values()]);
  }

  /** The forms of an organisation whose responses are watched. */
  withResponses(organizationId: OrganizationId): WatchedForm[] {
    const forms = this.#organizations.get(organizationId)?.values() ?? [];
    return [...forms].filter(({ responses }) => responses.size > 0);
  }

  hasResponses(organizationId: OrganizationId): boolean {
    return this.withResponses(organizationId).length > 0;
  }

  #form({ reader: { organizationId } }: NewsStream, id: string): WatchedForm {
    const forms = this.#organizations.get(organizationId) ?? new Map<string, WatchedForm>();
    this.#organizations.set(organizationId, forms);
    const form: WatchedForm = forms.get(id) ?? {
      organizationId,
      id,
      drafts: new Set(),
      responses: new Set(),
      workspace: undefined,
      event: '',
    };
    forms.set(id, form);
    return form;
  }
}
