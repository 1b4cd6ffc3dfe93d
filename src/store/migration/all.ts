import { first } from './0001_first.ts';
import { formSettings } from './0002_form_settings.ts';
import { payment } from './0003_payment.ts';
import { submission } from './0004_submission.ts';
import { upload } from './0005_upload.ts';
import { caughtSubmission } from './0006_caught_submission.ts';
import { draft } from './0007_draft.ts';
import { personalLink } from './0008_personal_link.ts';
import { accounts } from './0009_accounts.ts';
import { addressProof } from './0010_address_proof.ts';
import { senderShare } from './0011_sender_share.ts';
import { keyedHash } from './0012_keyed_hash.ts';
import { sessionStrength } from './0013_session_strength.ts';
import { operation } from './0014_operation.ts';
import { changeLog } from './0015_change_log.ts';
import { keyScope } from './0016_key_scope.ts';
import { draftPresence } from './0017_draft_presence.ts';
import { responseTable } from './0018_response_table.ts';
import { responseExport } from './0019_response_export.ts';
import { visitorSide } from './0020_visitor_side.ts';
import { workflow } from './0021_workflow.ts';
import { workflowConnection } from './0022_workflow_connection.ts';
import { responseWork } from './0023_response_work.ts';
import { workflowReceiver } from './0024_workflow_receiver.ts';
import { waitingNumber } from './0025_waiting_number.ts';
import { workflowPlaces } from './0026_workflow_places.ts';
import { deliveriesHeld } from './0027_deliveries_held.ts';
import { erasure } from './0028_erasure.ts';
import { formSecretOrigin } from './0029_form_secret_origin.ts';
import { responseLanguage } from './0030_response_language.ts';
import { formErasure } from './0031_form_erasure.ts';
import { noStatistics } from './0032_no_statistics.ts';
import { plainWords } from './0033_plain_words.ts';
import { mailServer } from './0034_mail_server.ts';
import { responseNumber } from './0035_response_number.ts';
import type { Migration } from './migration.ts';

export const migrations: readonly Migration[] = [
  first,
  formSettings,
  payment,
  submission,
  upload,
  caughtSubmission,
  draft,
  personalLink,
  accounts,
  addressProof,
  senderShare,
  keyedHash,
  sessionStrength,
  operation,
  changeLog,
  keyScope,
  draftPresence,
  responseTable,
  responseExport,
  visitorSide,
  workflow,
  workflowConnection,
  responseWork,
  workflowReceiver,
  waitingNumber,
  workflowPlaces,
  deliveriesHeld,
  erasure,
  formSecretOrigin,
  responseLanguage,
  formErasure,
  noStatistics,
  plainWords,
  mailServer,
  responseNumber,
];
