import './sentenceList.css';

/** Sentences as a list. They contain texts of the form, which are shown as text. */
export function SentenceList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="sentence-list">
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be the same
        <li key={index} dir="auto">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
