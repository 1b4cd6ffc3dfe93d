import { languages } from '#form/message/languages.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { isPublicMailAddress } from '#form/value/mailAddress.ts';
import { responseText } from '#render/answer/responseText.ts';
import { type RenderedMail, renderResponseMail } from '#render/mail/responseMail.ts';
import { settingsOf } from '../../../base/organizationSettings.ts';
import type { PdfContent } from '../../../pdf/pdfContent.ts';
import { responsePdf } from '../../../pdf/responsePdf.ts';
import type { ActionContext, ActionSettingsOf } from '../action.ts';
import { attachedFiles } from './attachedFiles.ts';
import { type Recipients, recipientsOf, replyAddress } from './recipients.ts';

export interface ComposedMail extends Recipients {
  /** In the language of a reader, if it is known. */
  forTeam(language?: string): AddressedMail;
  /** For an address that was entered in the form: it says why the mail came. */
  readonly forVisitor: AddressedMail;
  readonly files: readonly UploadedFile[];
  readonly leftOut: readonly string[];
  /** The PDF to attach. */
  readonly pdf: PdfContent | undefined;
}

export interface AddressedMail extends RenderedMail {
  /** Empty if replies go where they usually do. */
  readonly replyTo: string;
}

/** The part of an action's context that a mail is written from, so that it can be tried out without a run. */
export type MailContext = Pick<
  ActionContext,
  'form' | 'response' | 'organizationId' | 'isTest' | 'appUrl'
> & {
  readonly store: Pick<ActionContext['store'], 'read'>;
};

/** A longer answer is hardly a name. */
const longestName = 60;

/** Writes the mail of an action for one response; nothing is sent. */
export async function composeMail(
  settings: ActionSettingsOf<'mail'>,
  context: MailContext,
): Promise<ComposedMail> {
  const { form, response } = context;
  const { language, fill, holds, rows, first } = responseText(context);
  const recipients = recipientsOf(settings, { fill, holds });
  const { attached, leftOut } =
    settings.files === true ? attachedFiles(response.answers()) : { attached: [], leftOut: [] };
  const hasText = settings.text !== undefined && settings.text.trim() !== '';
  const { accent } = await settingsOf(context.store.read, context.organizationId);
  const showsAnswers = settings.answers ?? !hasText;
  const written = {
    language,
    direction: languages.get(language.split('-')[0] ?? '')?.direction ?? 'ltr',
    formName: form.name,
    responseNumber: response.id === null ? null : response.number,
    subject: settings.subject === undefined ? undefined : fill(settings.subject),
    text: hasText ? settings.text : undefined,
    fill,
    rows: showsAnswers ? rows() : [],
    isTest: context.isTest,
    leftOut,
    accent: accent ?? null,
  };
  const replyTo = replyAddress(settings.reply_to, { fill });
  const visitor = first('email', isPublicMailAddress);
  const notification = {
    receivedAt: response.createdAt,
    timeZone: form.timeZone,
    who: first('one_line_input', (answer) => answer.trim() !== '' && answer.length <= longestName) ?? visitor,
    link: response.id === null ? undefined : responseAddress(context, response.id),
  };
  return {
    ...recipients,
    forTeam: (reader = language) => ({
      ...renderResponseMail({
        ...written,
        isForVisitor: false,
        ...(showsAnswers && { notification: { ...notification, language: reader } }),
      }),
      // The team answers the visitor.
      replyTo: replyTo || (visitor ?? ''),
    }),
    forVisitor: { ...renderResponseMail({ ...written, isForVisitor: true }), replyTo },
    files: attached,
    leftOut,
    pdf: settings.pdf === true ? responsePdf(context) : undefined,
  };
}

/** The screen of a response. Only people with access to the form see anything there. */
function responseAddress({ appUrl, organizationId, form }: MailContext, id: number): string {
  return `${appUrl}/app/o/${organizationId}/f/${form.id}/responses/${id}`;
}
