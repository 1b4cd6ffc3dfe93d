import { languages } from '#form/message/languages.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { responseText } from '#render/answer/responseText.ts';
import { type RenderedMail, renderResponseMail } from '#render/mail/responseMail.ts';
import { settingsOf } from '../../../base/organizationSettings.ts';
import type { PdfContent } from '../../../pdf/pdfContent.ts';
import { responsePdf } from '../../../pdf/responsePdf.ts';
import type { ActionContext, ActionSettingsOf } from '../action.ts';
import { attachedFiles } from './attachedFiles.ts';
import { type Recipients, recipientsOf, replyAddress } from './recipients.ts';

export interface ComposedMail extends Recipients {
  readonly forTeam: RenderedMail;
  /** For an address that was entered in the form: it says why the mail came. */
  readonly forVisitor: RenderedMail;
  /** Empty if replies go where they usually do. */
  readonly replyTo: string;
  readonly files: readonly UploadedFile[];
  readonly leftOut: readonly string[];
  /** The PDF to attach. */
  readonly pdf: PdfContent | undefined;
}

/** The part of an action's context that a mail is written from, so that it can be tried out without a run. */
export type MailContext = Pick<ActionContext, 'form' | 'response' | 'organizationId' | 'isTest'> & {
  readonly store: Pick<ActionContext['store'], 'read'>;
};

/** Writes the mail of an action for one response; nothing is sent. */
export async function composeMail(
  settings: ActionSettingsOf<'mail'>,
  context: MailContext,
): Promise<ComposedMail> {
  const { form, response } = context;
  const { language, fill, holds, rows } = responseText(context);
  const recipients = recipientsOf(settings, { fill, holds });
  const { attached, leftOut } =
    settings.files === true ? attachedFiles(response.answers()) : { attached: [], leftOut: [] };
  const hasText = settings.text !== undefined && settings.text.trim() !== '';
  const { accent } = await settingsOf(context.store.read, context.organizationId);
  const written = {
    language,
    direction: languages.get(language.split('-')[0] ?? '')?.direction ?? 'ltr',
    formName: form.name,
    responseId: response.id,
    subject: settings.subject === undefined ? undefined : fill(settings.subject),
    text: hasText ? settings.text : undefined,
    fill,
    rows: (settings.answers ?? !hasText) ? rows() : [],
    isTest: context.isTest,
    leftOut,
    accent: accent ?? null,
  };
  return {
    ...recipients,
    forTeam: renderResponseMail({ ...written, isForVisitor: false }),
    forVisitor: renderResponseMail({ ...written, isForVisitor: true }),
    replyTo: replyAddress(settings.reply_to, { fill }),
    files: attached,
    leftOut,
    pdf: settings.pdf === true ? responsePdf(context) : undefined,
  };
}
