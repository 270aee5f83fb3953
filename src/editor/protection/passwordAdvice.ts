import { MIN_PASSWORD_LENGTH } from '#content/protection.ts';

/** What everybody tries first. */
const COMMON =
  /^(?:password|passwort|secret|letmein|welcome|portfolio|client|qwerty|asdf|abc|admin|test)/i;

/** In characters; four words or a sentence are longer. */
const SHORT = 10;

/** What is wrong with a password, as a sentence for its owner; null: nothing. */
export function passwordAdvice(password: string): string | null {
  if (password === '') return null;
  if (password.trim() === '') return 'Only spaces: nobody can see or send that. Write some words.';
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Visitors cannot enter it: the gate takes ${MIN_PASSWORD_LENGTH} characters or more.`;
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
