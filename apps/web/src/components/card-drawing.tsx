/** Our own drawing of a resident card's front, of no country: where the A-Number is. `label` says it in words. */
export function CardDrawing({ label }: { label: string }) {
  return (
    <svg className="drawing" viewBox="0 0 420 264" role="img" aria-label={label} fontFamily="inherit">
      <rect x="1" y="1" width="418" height="262" rx="20" fill="var(--d-card)" />
      <rect x="24" y="26" width="170" height="12" rx="6" fill="var(--d-bar)" />
      <rect x="24" y="60" width="118" height="150" rx="10" fill="var(--d-bar)" />
      <circle cx="83" cy="118" r="27" fill="var(--d-card)" />
      <path d="M37 210c3-34 22-50 46-50s43 16 46 50Z" fill="var(--d-card)" />
      <rect x="166" y="62" width="60" height="8" rx="4" fill="var(--d-bar)" />
      <rect x="166" y="76" width="128" height="11" rx="5.5" fill="var(--d-bar)" />
      <path
        d="M152 153v-40a14 14 0 0 1 14-14h218a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14Z"
        fill="var(--you)"
        stroke="var(--you-line)"
        strokeWidth="3"
      />
      <text x="168" y="119" fontSize="14" fontWeight="600" fill="var(--you-ink)">
        USCIS#
      </text>
      <text x="168" y="144" fontSize="25" fontWeight="700" letterSpacing="1.5" fill="var(--you-ink)">
        012-345-678
      </text>
      <rect x="166" y="170" width="74" height="8" rx="4" fill="var(--d-bar)" />
      <rect x="166" y="184" width="104" height="11" rx="5.5" fill="var(--d-bar)" />
      <rect x="296" y="170" width="60" height="8" rx="4" fill="var(--d-bar)" />
      <rect x="296" y="184" width="84" height="11" rx="5.5" fill="var(--d-bar)" />
      <rect x="24" y="228" width="250" height="11" rx="5.5" fill="var(--d-bar)" />
    </svg>
  );
}
