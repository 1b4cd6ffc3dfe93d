import { comment } from '#form/simulate/person/comment.ts';
import type { FileContent } from './upload.ts';
import type { Visit } from './visit.ts';

/** A picture of 24 by 24 pixels. */
const png = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAMAAADXqc3KAAAADFBMVEX////goDAwUICwQDACWj6cAAAAXUlEQVR42o3SSw6A',
    'QAgEURruf2fjBy0ZO5FlvQ1kJoQpTJieYTrg3R8Y/YbZG5Z+wdpPyI8J03dIA2kgf4AMyMBYL/ou3nO8B7rQGwQogAAFEKAA',
    'AhRAAPwSdKHXBnT7BLEw09fAAAAAAElFTkSuQmCC',
  ].join(''),
  'base64',
);

/** One page with one line of text. The numbers at the end are byte offsets, which change with the text. */
const pdf = Buffer.from(`%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>
endobj
4 0 obj
<< /Length 62 >>
stream
BT /F1 12 Tf 16 TL 56 780 Td
(A document of the demo) Tj T*
ET
endstream
endobj
5 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
endobj
xref
0 6
0000000000 65535 f 
0000000009 00000 n 
0000000058 00000 n 
0000000115 00000 n 
0000000241 00000 n 
0000000353 00000 n 
trailer
<< /Size 6 /Root 1 0 R >>
startxref
423
%%EOF
`);

export function photo({ random }: Visit): FileContent {
  return { name: `IMG_${random.digits('####')}.png`, type: 'image/png', content: png };
}

/** Uses the name as the person writes it, so that file names come in every script. */
export function curriculumVitae({ name }: Visit): FileContent {
  return { name: `CV ${name}.pdf`, type: 'application/pdf', content: pdf };
}

export function studentProof({ random }: Visit): FileContent {
  return { name: `enrolment-${random.digits('####')}.pdf`, type: 'application/pdf', content: pdf };
}

export function letter(visit: Visit): FileContent {
  return {
    name: `${visit.random.pick(['letter', 'Brief', '手紙', 'رسالة'])}.txt`,
    type: 'text/plain',
    content: Buffer.from(`${comment(visit, 400)}\n\n${visit.name}\n`),
  };
}

export function guestList({ random, locale }: Visit): FileContent {
  const rows = Array.from({ length: random.between(2, 6) }, () => {
    const given = random.pick(locale.given);
    const family = random.pick(locale.family);
    return `"${locale.fullName(given.written, family.written)}",${given.latin}@example.org\r\n`;
  });
  return { name: 'guests.csv', type: 'text/csv', content: Buffer.from(`name,email\r\n${rows.join('')}`) };
}
