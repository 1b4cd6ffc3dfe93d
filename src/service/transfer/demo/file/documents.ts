import { comment } from '../comment.ts';
import type { FileContent } from '../upload.ts';
import type { Visit } from '../visit.ts';
import { pdf } from './pdf.ts';

export function curriculumVitae({ random, name, email, place }: Visit): FileContent {
  const year = random.between(1988, 2015);
  return {
    // The name as the person writes it: file names come in every script too.
    name: `CV ${name}.pdf`,
    type: 'application/pdf',
    content: pdf([
      'Curriculum vitae',
      email,
      `Lives in ${place.region}`,
      `${year}-${year + 4}  Studies`,
      `${year + 4}-today  Work in museums, libraries and theatres`,
    ]),
  };
}

export function studentProof({ random, email }: Visit): FileContent {
  return {
    name: `enrolment-${random.digits('####')}.pdf`,
    type: 'application/pdf',
    content: pdf(['Certificate of enrolment', email, `Number ${random.digits('########')}`]),
  };
}

export function letter(visit: Visit): FileContent {
  return {
    name: `${visit.random.pick(['letter', 'Brief', '手紙', 'письмо', 'رسالة'])}.txt`,
    type: 'text/plain',
    content: Buffer.from(`${comment(visit, 400)}\n\n${visit.name}\n`),
  };
}

export function guestList(visit: Visit): FileContent {
  const { random, locale } = visit;
  const rows = Array.from({ length: random.between(2, 6) }, () => {
    const given = random.pick(locale.given);
    const family = random.pick(locale.family);
    return `"${locale.fullName(given.written, family.written)}",${given.latin}@example.org\r\n`;
  });
  return { name: 'guests.csv', type: 'text/csv', content: Buffer.from(`name,email\r\n${rows.join('')}`) };
}
