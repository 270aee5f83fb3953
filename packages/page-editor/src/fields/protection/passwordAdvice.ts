/** What everybody tries first. */
const COMMON =
  /^(?:password|passwort|secret|letmein|welcome|portfolio|client|qwerty|asdf|abc|admin|test)/i;

/** In characters; four words or a sentence are longer. */
const SHORT = 10;

/** What is wrong with a password, as a sentence for its owner; null: nothing. `least`: in characters. */
export function passwordAdvice(password: string, least: number): string | null {
  if (password === '') return null;
  if (password.trim() === '') return 'Only spaces: nobody can see or send that. Write some words.';
  if (password.length < least) {
    return `Visitors cannot enter it: the gate takes ${least} characters or more.`;
  }
  if (password !== password.trim()) {
    return 'It begins or ends with a space, which is easily lost in a message.';
  }
  const isUniform = new Set(password.toLowerCase()).size < 4;
  const isSimple = /^\d+$/.test(password) || COMMON.test(password) || isUniform;
  if (password.length < SHORT || isSimple) {
    return 'Easy to guess. Four words are safer, and easy to say on the phone.';
  }
  return null;
}
