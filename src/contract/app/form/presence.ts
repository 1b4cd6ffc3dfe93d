/** The JSON of the selected fields in bytes: each report goes to every other window of the form. */
const maxBytes = 4000;

/** As many of the selected fields, from the first on, as a report of presence may name. */
export function reportedFields<Id extends string>(fields: readonly Id[]): Id[] {
  let bytes = 2;
  const end = fields.findIndex((id) => {
    bytes += new TextEncoder().encode(JSON.stringify(id)).length + 1;
    return bytes > maxBytes;
  });
  return fields.slice(0, end < 0 ? fields.length : end);
}
