import { isWebAddress } from '#form/value/webAddress.ts';

/** A text, which is a link if it is an address of the web. */
export function LinkView({ value }: { readonly value: string }) {
  if (!isWebAddress(value)) return <p className="answer-text">{value}</p>;
  return (
    <p className="answer-text">
      <a href={value} target="_blank" rel="noopener noreferrer nofollow">
        {value}
      </a>
    </p>
  );
}
