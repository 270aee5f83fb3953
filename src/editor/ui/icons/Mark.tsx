/** The mark of the editor: a moon. */
export function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d="M13.5 1.6A11 11 0 1 0 22.6 15 8.6 8.6 0 1 1 13.5 1.6z" fill="currentColor" />
    </svg>
  );
}
