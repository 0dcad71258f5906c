/** The logo: an initial and its lines. */
export function ProductMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden fill="none">
      <rect x="2.5" y="3" width="10" height="10" rx="2.2" fill="var(--accent-fill)" />
      <g stroke="currentColor" strokeWidth="2.1" strokeLinecap="round">
        <path d="M16.2 4.9h5.2M16.2 11.1h5.2M3.6 16.6h17.8M3.6 21.6h11" />
      </g>
    </svg>
  );
}
