import { commonCodes, type FormEndpoint } from './formEndpoints.ts';
import { draftChanged, fieldIdReused, formInvalid, formSettingsInvalid, formWritten } from './writtenForm.ts';

/** The routes that programs write to with a key, apart from the read-only API. */
export const writingEndpoints: readonly FormEndpoint[] = [
  {
    path: '/forms-api/forms/{form}',
    method: 'put',
    name: 'form.write',
    summary: 'Write a form',
    scope: 'forms:write',
    parameters: ['writtenForm', 'ifMatch'],
    body: 'form file',
    answers: { 201: [formWritten], 200: [formWritten] },
    codes: [
      ...commonCodes,
      'parameter_invalid',
      'key_missing',
      'key_invalid',
      'key_scope_insufficient',
      'draft_changed',
      'field_id_reused',
      'form_deleted',
      'form_id_taken',
      'slug_taken',
      'media_type_unsupported',
      'form_invalid',
      'form_settings_invalid',
      'workspace_unknown',
      'rate_limit_exceeded',
    ],
    more: [formInvalid, formSettingsInvalid, fieldIdReused, draftChanged],
  },
];
