import type { Generated } from 'kysely';
import type { Optional, OrganizationId, ResponseExportState } from './tables.ts';

/** Tables about responses, and those derived from them. */
export interface ResponseTables {
  response_tag: { organization_id: OrganizationId; form_id: string; response_id: number; tag: string };

  /** A saved view of a form's responses. */
  response_view: {
    organization_id: OrganizationId;
    form_id: string;
    id: string;
    /** The owner of a private view; null if it is shared with everybody who may see the form. */
    user_id: string | null;
    name: string;
    /** Query and columns as JSON; see `#contract/app/response/views.ts`. */
    content: string;
    created_at: number;
    updated_at: number;
  };

  /** How a person has arranged the columns of a form's table. */
  response_columns: { organization_id: OrganizationId; form_id: string; user_id: string; content: string };

  /** An index of a form's responses that was asked for: the words of all answers, or the order of a field. */
  response_index: {
    organization_id: OrganizationId;
    form_id: string;
    /** The field whose order it is; empty for the words. */
    field_id: string;
    /** Rows of a cleared or removed one are deleted in steps, before it is built anew or deleted itself. */
    state: 'clearing' | 'building' | 'ready' | 'removing';
    /** While it is built: the list being read, and the last response read. */
    tab: 'live' | 'test';
    read_created_at: number;
    read_id: number;
    done: number;
    /** Changes up to this number of the change log are in it, once it is ready. */
    watermark: number;
    used_at: number;
  };

  /** A response in the index of words, and its words. Documents of a form are numbered in the order of its list. */
  response_doc: { doc: number; organization_id: OrganizationId; form_id: string; response_id: number };

  /** The place of a response in the order of a field. */
  response_sort: {
    organization_id: OrganizationId;
    form_id: string;
    field_id: string;
    response_id: number;
    tab: 'live' | 'test';
    sort_key: string;
    created_at: number;
  };

  /** Answers that are kept before they are sent. */
  partial_submission: {
    organization_id: OrganizationId;
    form_id: string;
    submission_id: string;
    response_id: number;
    /** A keyed hash of the sender's network. */
    network: string;
    saved_at: number;
    /** Workflows for answers left this many hours have been queued. */
    left_hours: Generated<number>;
  };

  /** A deleted response that can be restored: its row has the state `deleted`, but keeps its content. */
  deleted_response: {
    organization_id: OrganizationId;
    form_id: string;
    response_id: number;
    /** The state to which it returns. */
    state: 'live' | 'test';
    deleted_at: number;
    /** Names everything that was deleted together. */
    deletion: Optional<string>;
  };

  response_note: {
    organization_id: OrganizationId;
    form_id: string;
    response_id: number;
    id: string;
    text: string;
    /** Null if the account was deleted. */
    created_by: Optional<string>;
    created_at: number;
    updated_at: number;
  };

  /** An export made in the background for one member; see `service/response/export/background`. */
  response_export: {
    organization_id: OrganizationId;
    form_id: string;
    id: string;
    user_id: string;
    /** JSON; see `#contract/app/response/export.ts`. */
    choices: string;
    state: ResponseExportState;
    /** Responses written so far. */
    written: number;
    /** Bytes of the content, once it is ready. */
    size: Optional<number>;
    /** Increases with every claim. */
    attempt: number;
    /** When the claim of a process expires. */
    held_until: number;
    storage_key: string;
    created_at: number;
    expires_at: number;
  };
}
