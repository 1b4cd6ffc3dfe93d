import * as z from 'zod/mini';

/** Everything that the PDF of a response shows, as text. Mails keep it until they are sent. */
export const pdfContentSchema = z.object({
  /** The name of the file. */
  name: z.string(),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  title: z.string(),
  /** Below the title: the number and the time. */
  facts: z.array(z.string()),
  sections: z.array(
    z.object({
      /** Empty for a page without a title. */
      title: z.string(),
      rows: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
  /** Sentences at the end, such as that answers were shortened. */
  notes: z.array(z.string()),
  /** The sentence for letters that no font has. */
  missing: z.string(),
  createdAt: z.number(),
});

export type PdfContent = z.infer<typeof pdfContentSchema>;
