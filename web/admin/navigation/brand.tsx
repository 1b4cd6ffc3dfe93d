import './brand.css';

/** The product's logo and name. */
export function Brand() {
  return (
    <span className="brand">
      <svg className="brand-mark" viewBox="0 0 20 20" aria-hidden="true">
        <rect x="2" y="2" width="16" height="16" rx="4" fill="currentColor" />
        <path
          d="M6 7.5h8M6 10.5h8M6 13.5h4.5"
          stroke="var(--on-accent)"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      Canvass
    </span>
  );
}
