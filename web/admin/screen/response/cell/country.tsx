import { flagOf } from '../detail/answer/country.ts';
import { nameOfCountry } from './nameOfCountry.ts';

interface CountryProps {
  readonly code: string;
  readonly locale: string;
  /** The flag alone, with the name for screen readers and on hover. */
  readonly isShort?: boolean;
}

export function Country({ code, locale, isShort = false }: CountryProps) {
  const name = nameOfCountry(code, locale);
  const flag = flagOf(code);
  if (isShort && flag !== undefined)
    return (
      <span className="cell-flag" role="img" aria-label={name} title={name}>
        {flag}
      </span>
    );
  return (
    <>
      {flag !== undefined && (
        <span className="cell-flag" aria-hidden="true">
          {flag}
        </span>
      )}
      <span className="cell-text">{name}</span>
    </>
  );
}
