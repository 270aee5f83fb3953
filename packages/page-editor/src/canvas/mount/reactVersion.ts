/** Fragments take a ref since then, which the marks of slices are. */
const NEEDED = { major: 19, minor: 3 };

/** What is to be done about a project's version of React; null if it shows pages in the editor. */
export function reactProblem(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isKnown = major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
  return isKnown
    ? null
    : `The project has React ${version}, and its page needs ${NEEDED.major}.${NEEDED.minor} or newer here: install react and react-dom of it.`;
}
