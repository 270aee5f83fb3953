/** Characters of a class name: of all that a page is sent, names compress worst. */
const LENGTH = 5;

/** Shortens the class names that Linaria makes from a module's path and the place in it; throws where two become one. */
export function shortNames(): (hash: string, title: string, at: { file: string }) => string {
  const whole = new Map<string, string>();
  return (hash, title, { file }) => {
    const name = hash.slice(0, LENGTH);
    const other = whole.get(name);
    if (other !== undefined && other !== hash) {
      // Linaria hides the message of what it catches.
      console.error(`${title} in ${file} has another style's class name: move it within the file`);
      throw new Error('Two styles have one class name');
    }
    whole.set(name, hash);
    return name;
  };
}
