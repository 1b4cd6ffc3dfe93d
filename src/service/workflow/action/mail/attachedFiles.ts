import type { Answers, UploadedFile } from '#form/value/answer.ts';

/** Many mail servers refuse more than 20 MB, and a mail carries files a third larger than they are. */
const largestAttachments = 10 * 1024 * 1024;
const maxFiles = 20;

/** The uploaded files that fit into a mail, in the order of the form, and the names of the others. */
export function attachedFiles(answers: Answers): { attached: UploadedFile[]; leftOut: string[] } {
  const attached: UploadedFile[] = [];
  const leftOut: string[] = [];
  let room = largestAttachments;
  for (const answer of answers.values()) {
    if (!Array.isArray(answer)) continue;
    for (const file of answer) {
      if (!isFile(file)) continue;
      if (file.size > room || attached.length === maxFiles) leftOut.push(file.name);
      else {
        attached.push(file);
        room -= file.size;
      }
    }
  }
  return { attached, leftOut };
}

function isFile(part: object): part is UploadedFile {
  return 'id' in part && 'size' in part && 'name' in part;
}
