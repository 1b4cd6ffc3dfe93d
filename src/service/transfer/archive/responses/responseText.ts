export interface ExportedResponse {
  id: number;
  number: number | null;
  version: number;
  state: string;
  submission_id: string | null;
  language: string | null;
  extra: string | null;
  /** The v2 object in three parts. */
  head: string;
  workflows: string;
  tail: string;
}

/** A response line of an archive: the stored object, followed by the keys that only archives have. */
export function responseText(response: ExportedResponse): string {
  const { head, workflows, tail, version, submission_id, language, number, extra } = response;
  const json = head + workflows + tail;
  const submission = submission_id === null ? '' : `,"submission_id":${JSON.stringify(submission_id)}`;
  const filledIn = language === null ? '' : `,"language":${JSON.stringify(language)}`;
  const numbered = number === null ? '' : `,"number":${number}`;
  const kept = extra === null ? '' : `,"extra":${extra}`;
  return `${json.slice(0, -1)},"version":${version}${submission}${filledIn}${numbered}${kept}}`;
}
