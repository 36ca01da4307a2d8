/** The company's logo: sun, mountain and water. Decorative, hidden from screen readers. */
export const BrandMark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx="14" fill="#1f4e6b" />
    <circle cx="46" cy="20" r="8" fill="#f2a971" />
    <path d="M6 46 27 14l5 7 4-3 22 28z" fill="#6fa3a8" />
    <path d="m27 14 5 7 4-3 8 12-6-3-5 5-4-6-5 5-3-5-7 4z" fill="#fdf4e3" />
    <path
      d="M4 46h56v4a10 10 0 0 1-10 10H14A10 10 0 0 1 4 50z"
      fill="#12303a"
    />
    <path
      d="M14 51h20M28 55h22"
      stroke="#6fa3a8"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
